// Conversations of tests are held against the protocol's schemas.
import { protocolCheck } from '../../scripts/protocol_check.mjs';
import type { Channel } from '../../src/engine/host';
import type { Module } from '../../src/engine/module';

/** The same channel; what is not as the protocol describes it is thrown. */
export function checked(channel: Channel): Channel {
  const check = protocolCheck();
  return {
    post(text) {
      check.asked(text);
      channel.post(text);
    },
    listen(onText, onClose) {
      channel.listen((text) => {
        onText(text);
        check.heard(text);
      }, onClose);
    },
    close: () => channel.close(),
  };
}

/** The same of an engine. */
export function checkedModule(module: Module): Module {
  const check = protocolCheck();
  return {
    ...module,
    handle(text) {
      check.asked(text);
      const said = module.handle(text);
      for (const one of said) check.heard(one);
      return said;
    },
  };
}
