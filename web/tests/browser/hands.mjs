// What somebody does to a page with one kind of hands, counted: a click, a tap, a key that does something, a typed text.
// To move the mouse, to scroll and to go from one thing to the next with Tab and arrow keys does nothing yet.

/** Which key leads from what has the focus towards something else; "" on it. */
function keyTowards(wanted) {
  const here = document.activeElement;
  if (here === wanted) return '';
  if (!here || here === document.body) return 'Tab';
  if (here.type === 'radio' && here.type === wanted.type && here.name === wanted.name) return 'ArrowDown';
  const list = wanted.closest('[role=tablist]');
  if (list?.contains(here) && here !== list) return here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowRight' : 'ArrowLeft';
  const board = wanted.closest('svg');
  if (board?.contains(here)) {
    const [from, to] = [here, wanted].map((one) => one.getBoundingClientRect());
    const [x, y] = [to.left + to.right - from.left - from.right, to.top + to.bottom - from.top - from.bottom];
    return Math.abs(x) > Math.abs(y) ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp';
  }
  return here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab';
}

export class Hands {
  /** `kind`: "mouse", "finger" or "keys". */
  constructor(page, kind) {
    this.page = page;
    this.kind = kind;
    this.acts = 0;
  }

  /** Presses a button, follows a link, takes one of several. */
  async press(what) {
    await what.waitFor({ state: 'attached' });
    this.acts += 1;
    if (this.kind === 'keys') {
      await this.#reach(what);
      // To come to one of several is to take it.
      if (await what.evaluate((one) => one.type !== 'radio')) await this.page.keyboard.press('Enter');
      return;
    }
    const seen = (await what.evaluate((one) => one.type === 'radio')) ? what.locator('xpath=ancestor::label') : what;
    await (this.kind === 'finger' ? seen.tap() : seen.click());
  }

  /** Types into a field, in the place of what stands there. */
  async write(what, text) {
    if (this.kind === 'keys') {
      await this.#reach(what);
    } else {
      await this.press(what);
      if ((await what.inputValue()) !== '') {
        this.acts += 1;
        await this.page.keyboard.press('Control+a');
      }
    }
    this.acts += 1;
    await this.page.keyboard.type(text);
  }

  /** Takes a line of a list that drops down: opens it and takes it, or types what it says. */
  async choose(what, line) {
    if (this.kind === 'keys') {
      await this.#reach(what);
      this.acts += 1;
      await this.page.keyboard.type(line);
      const taken = await what.evaluate((one) => one.selectedOptions[0]?.textContent);
      if (taken !== line) throw new Error(`“${line}” was typed, “${taken}” was taken.`);
    } else {
      this.acts += 2;
      await what.selectOption({ label: line });
    }
  }

  /** The browser's own: back, or an address that a friend has sent. */
  async goBack() {
    this.acts += 1;
    await this.page.goBack();
  }
  async open(address) {
    this.acts += 1;
    await this.page.goto(address);
  }

  async #reach(what) {
    const wanted = await what.elementHandle();
    const went = [];
    for (let i = 0; i < 250; ++i) {
      const key = await wanted.evaluate(keyTowards);
      if (key === '') return;
      went.push(key);
      await this.page.keyboard.press(key);
    }
    throw new Error(`No way leads to ${await wanted.evaluate((one) => one.outerHTML.slice(0, 200))}: ${went.slice(-6).join(', ')}.`);
  }
}
