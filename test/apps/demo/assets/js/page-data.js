/** What the server wrote into the page: version, words of that version, the signed-in user. */
export const pageData = JSON.parse(document.querySelector('#page-data').textContent);

/** A word, id or class that differs between the versions of the application. */
export function word(key) {
  return pageData.words[key];
}
