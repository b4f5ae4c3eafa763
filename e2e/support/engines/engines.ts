import { existsSync } from 'node:fs';
import { startBidiDriver } from './bidi-driver.ts';
import type { Driver } from './driver.ts';
import { startPlaywrightDriver } from './playwright-driver.ts';
import { startWebDriver } from './webdriver-driver.ts';

const { FIREFOX, WEBKIT_BROWSER, WEBKIT_DRIVER, XVFB } = process.env;
const firefox = FIREFOX ?? '/usr/bin/firefox-esr';
const arch = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const webkit = {
  driver: WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
  browser: WEBKIT_BROWSER ?? `/usr/lib/${arch}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  display: XVFB ?? '/usr/bin/Xvfb',
};

export type Engine = {
  readonly name: string;
  readonly start: () => Promise<Driver>;
  /** Programs it needs that are not on this machine. */
  readonly missing: readonly string[];
};

const absent = (paths: readonly string[]) => paths.filter((path) => !existsSync(path));

/** The engine of every other journey. */
export const CHROMIUM: Engine = { name: 'Chromium', start: startPlaywrightDriver, missing: [] };

/** Engines that pass the six journeys too (docs/engines.md). */
export const FURTHER_ENGINES: readonly Engine[] = [
  { name: 'Firefox', start: () => startBidiDriver(firefox), missing: absent([firefox]) },
  {
    name: 'WebKitGTK',
    start: () => startWebDriver(webkit),
    missing: absent(Object.values(webkit)),
  },
];
