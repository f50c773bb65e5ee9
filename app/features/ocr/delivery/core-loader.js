/* global importScripts */
/**
 * Runs inside tesseract.js's own worker, in the core's place (its `corePath`): loads the build of the core that
 * the worker's address names, and hands it the program that was downloaded to the browser's store before, since
 * the core itself could neither resume a cut download nor say how far it is.
 */
(() => {
  const asked = new URLSearchParams(self.location.search);
  const version = asked.get('v');
  const build = asked.get('build');

  const readProgram = () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('keyval-store');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const row = opening.result
          .transaction('keyval')
          .objectStore('keyval')
          .get(`rapport-ocr-${version}/tesseract-core-${build}.wasm`);
        row.onerror = () => reject(row.error);
        row.onsuccess = () => {
          opening.result.close();
          if (row.result) resolve(row.result);
          else reject(new Error('The core is not in the store'));
        };
      };
    });

  importScripts(`/ocr/tesseract-core-${build}.js?v=${version}`);
  const startCore = self.TesseractCore;
  self.TesseractCore = async (options) => startCore({ ...options, wasmBinary: await readProgram() });
})();
