import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#call.ts';
import * as companies from '#companies.ts';
import * as content from '#content.ts';
import * as contracts from '#contracts.ts';
import * as deliveries from '#deliveries.ts';
import * as imports from '#imports.ts';
import * as notifications from '#notifications.ts';
import * as session from '#session.ts';

const concepts = { companies, content, contracts, deliveries, imports, notifications, session };
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'tenant' in value;

/** The fixed protocol (D-25, D-26): a change here breaks every client there is. */
const PATHS = `
session.login POST auth/login
session.logout GET auth/logout
session.user POST user
session.userByGet GET user
companies.sectionPermissions GET section-permissions
companies.dashboardButtons GET dashboard-buttons
content.terms POST terms-of-use
content.termsByGet GET terms-of-use
content.announcement GET announcements
content.helpPage GET help-page
contracts.list GET contracts
contracts.find GET contracts/{id}
contracts.recent GET recent-contracts
contracts.filterOptions GET contracts/filter-options
contracts.addFavourite POST favourite-contracts/add
contracts.removeFavourite POST favourite-contracts/remove
deliveries.incoming GET deliveries/incoming
deliveries.confirmed GET deliveries/confirmed
deliveries.latestIncoming GET deliveries/incoming/latest
deliveries.incomingFilterOptions GET deliveries/incoming/filter-options
deliveries.confirmedFilterOptions GET deliveries/confirmed/filter-options
deliveries.details GET delivery/details
deliveries.confirm POST delivery/confirm
notifications.count GET notifications/count
imports.vas POST import/scale-note/vas
imports.di POST import/scale-note/di
`;

const found = Object.entries(concepts).flatMap(([concept, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (!isCall(value)) return [];
    assert.equal(value.name, `${concept}.${name}`);
    return `${value.name} ${value.method} ${value.path}`;
  }),
);

test('SRV-02 SRV-04 SRV-05 SRV-09 SRV-10 methods and paths are those of the fixed protocol', () => {
  assert.deepEqual(new Set(found), new Set(PATHS.trim().split('\n')));
});

test('SRV-11 SRV-20 SRV-21 SRV-29 SRV-30 so are the other routes of the summary', () => {
  for (const route of [
    'POST delivery/confirm',
    'GET dashboard-buttons',
    'GET section-permissions',
    'POST import/scale-note/vas',
    'POST import/scale-note/di',
  ]) {
    assert.equal(found.filter((call) => call.endsWith(` ${route}`)).length, 1, route);
  }
});
