import { answer, dialog, failure, press, text, type Scene } from './scene.ts';
import type { Page } from '@playwright/test';

const recovery = () => '/password-recovery';
const link = () => '/password-reset#abp_x';

const ask = async (page: Page): Promise<void> => {
  await page.getByLabel('E-Mail-Adresse').fill('m.demir@bau.example');
  await press('Link senden')(page);
};

/** Forgotten password: asking for a link, and what the link opens. */
export const recoveryScenes: readonly Scene[] = [
  {
    name: 'password-recovery',
    path: recovery,
    shows: (page) => page.getByLabel('E-Mail-Adresse'),
  },
  {
    name: 'password-recovery-incomplete',
    path: recovery,
    act: press('Link senden'),
    shows: text('Bitte geben Sie eine vollständige E-Mail-Adresse ein.'),
  },
  {
    name: 'password-recovery-sent',
    path: recovery,
    answers: answer('auth/password_recovery', { data: {} }),
    act: ask,
    shows: dialog('Link gesendet'),
  },
  {
    name: 'password-recovery-refused',
    path: recovery,
    answers: answer('auth/password_recovery', failure, 403),
    act: ask,
    shows: text('Für diese Angaben kann kein Link gesendet werden.'),
  },
  {
    name: 'password-recovery-unknown',
    path: recovery,
    answers: answer('auth/password_recovery', failure, 404),
    act: ask,
    shows: dialog('Adresse nicht gefunden'),
  },
  {
    name: 'password-reset',
    path: link,
    act: (page) => page.getByLabel('Neues Passwort', { exact: true }).fill('Kelle2027'),
    shows: text('Als Sonderzeichen zählen'),
  },
  {
    name: 'password-reset-different',
    path: link,
    act: async (page) => {
      await page.getByLabel('Neues Passwort', { exact: true }).fill('Neue-Kelle-2027');
      await page.getByLabel('Neues Passwort wiederholen').press('Enter');
    },
    shows: text('Die Passwörter stimmen nicht überein.'),
  },
  {
    name: 'password-reset-expired',
    path: () => '/password-reset',
    shows: text('Der Link ist ungültig oder abgelaufen.'),
  },
];
