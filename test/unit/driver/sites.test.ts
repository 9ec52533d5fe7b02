import { describe, expect, it } from 'vitest';
import { restriction, sitePattern } from '../../../src/driver/sites';

describe('restriction', () => {
  it.each([
    ['chrome://settings/', /chrome:/],
    ['chrome-extension://abc/page.html', /chrome-extension:/],
    ['about:blank', /about:/],
    ['file:///etc/hosts', /file:/],
    ['https://chromewebstore.google.com/detail/x', /Web Store/],
    ['https://example.com/report.PDF', /PDF/],
    ['', /no address/],
  ])('%s may not be read, and the words say what to do', (url, words) => {
    expect(restriction(url)).toMatch(words);
    expect(restriction(url)).toMatch(/Open (a|another) (web )?page/);
  });

  it('lets web pages be read', () => {
    expect(restriction('https://app.example.com/a?b#c')).toBeUndefined();
    expect(restriction('http://localhost:4173/')).toBeUndefined();
  });
});

describe('sitePattern', () => {
  it('asks for one site, whatever its port', () => {
    expect(sitePattern('http://localhost:4173/x?y')).toBe('http://localhost/*');
    expect(sitePattern('https://app.example.com/')).toBe('https://app.example.com/*');
  });
});
