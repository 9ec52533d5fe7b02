import { SidewrightError } from './sidewright-error';

/** A tab that no extension may read: chrome://, the Web Store, a PDF, another extension. */
export class RestrictedPageError extends SidewrightError {
  readonly code = 'RestrictedPageError';
}

/** The person has not granted this site. `details.origin` is what to ask for. */
export class SiteNotGrantedError extends SidewrightError {
  readonly code = 'SiteNotGrantedError';
}

export class TabClosedError extends SidewrightError {
  readonly code = 'TabClosedError';
}

export class TabCrashedError extends SidewrightError {
  readonly code = 'TabCrashedError';
}

/** Another panel holds this tab. */
export class TabBusyError extends SidewrightError {
  readonly code = 'TabBusyError';
}

/** The address did not answer, or answered with the browser's own error page. */
export class NavigationError extends SidewrightError {
  readonly code = 'NavigationError';
}

/** A document went away while it was asked something. */
export class DocumentGoneError extends SidewrightError {
  readonly code = 'DocumentGoneError';
}
