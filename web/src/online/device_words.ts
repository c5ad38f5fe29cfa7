import { o } from './words';

/** "Firefox on Linux", as far as that is known. */
export function deviceWords({ browser, system }: { browser: string; system: string }): string {
  if (browser !== '' && system !== '') return o('account-device', { browser, system });
  return browser || system || o('account-device-unknown');
}
