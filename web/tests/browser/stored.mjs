/** The games this device keeps, each with the whole of its record. */
export function storedGames(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open('townsmith');
        request.onsuccess = () => {
          const transaction = request.result.transaction(['games', 'lines']);
          const heads = transaction.objectStore('games').getAll();
          const pieces = transaction.objectStore('lines').getAll();
          transaction.oncomplete = () => {
            request.result.close();
            const textOf = (id) => pieces.result.filter((piece) => piece.game === id).map((piece) => piece.text).join('');
            done(heads.result.map((head) => ({ ...head, record: head.record ?? textOf(head.id) })));
          };
        };
      }),
  );
}

/** How many pieces the records of this device have. */
export function storedPieces(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open('townsmith');
        request.onsuccess = () => {
          const pieces = request.result.transaction('lines').objectStore('lines').getAll();
          pieces.onsuccess = () => {
            request.result.close();
            done(pieces.result);
          };
        };
      }),
  );
}
