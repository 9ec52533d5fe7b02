import type { ServerResponse } from 'node:http';
import { readCookie, setCookie } from '../http/cookies';
import type { RouteRequest } from '../http/router';

export type Version = 1 | 2;

const COOKIE = 'trackline_version';

/** The version to show: that of `?v=`, which is remembered in a cookie, else the remembered one. */
export function versionOf({ request, response, url }: RouteRequest): Version {
  const asked = url.searchParams.get('v');
  if (asked === '1' || asked === '2') {
    setCookie(response, COOKIE, asked);
    return asked === '2' ? 2 : 1;
  }
  return readCookie(request, COOKIE) === '2' ? 2 : 1;
}

/** Back to version 1 from the next page on. */
export function forgetVersion(response: ServerResponse): void {
  setCookie(response, COOKIE, '1');
}

/** The words, ids and classes that differ between the versions. Both have the same keys. */
const V1 = {
  'login.heading': 'Welcome back',
  'login.email': 'Email',
  'login.password': 'Password',
  'login.remember': 'Keep me signed in',
  'login.submit': 'Sign In',
  'nav.backlog': 'Backlog',
  'issues.new': 'New issue',
  'issues.search': 'Search issues',
  'issues.mine': 'Assigned to me',
  'issue.edit': 'Edit issue',
  'issue.archive': 'Archive',
  'dialog.create': 'Create issue',
  'dialog.save': 'Save changes',
  'dialog.cancel': 'Cancel',
  'dialog.title': 'Title',
  'dialog.priority': 'Priority',
  'dialog.due': 'Due date',
  'row.open': 'Open',
  'row.archive': 'Archive',
  'id.email': 'email',
  'id.password': 'password',
  'id.signIn': 'sign-in',
  'id.search': 'issue-search',
  'id.newIssue': 'new-issue',
  'id.title': 'issue-title',
  'id.priority': 'issue-priority',
  'id.due': 'issue-due',
  'class.primary': 'button button-primary',
  'class.button': 'button',
  'class.field': 'field',
};

export type VersionedWords = Readonly<Record<keyof typeof V1, string>>;

const V2: VersionedWords = {
  'login.heading': 'Good to see you',
  'login.email': 'Work email',
  'login.password': 'Your password',
  'login.remember': 'Stay signed in on this device',
  'login.submit': 'Sign in to your account',
  'nav.backlog': 'Later',
  'issues.new': 'Report a problem',
  'issues.search': 'Find issues',
  'issues.mine': 'Only mine',
  'issue.edit': 'Change issue',
  'issue.archive': 'Move to archive',
  'dialog.create': 'Submit report',
  'dialog.save': 'Update issue',
  'dialog.cancel': 'Discard',
  'dialog.title': 'Summary',
  'dialog.priority': 'Urgency',
  'dialog.due': 'Needed by',
  'row.open': 'View',
  'row.archive': 'Move to archive',
  'id.email': 'fld-8d21',
  'id.password': 'fld-8d22',
  'id.signIn': 'act-8d23',
  'id.search': 'fld-3f01',
  'id.newIssue': 'act-3f02',
  'id.title': 'fld-5c11',
  'id.priority': 'fld-5c12',
  'id.due': 'fld-5c13',
  'class.primary': 'tl-btn tl-btn--main',
  'class.button': 'tl-btn',
  'class.field': 'tl-row',
};

export function wordsOf(version: Version): VersionedWords {
  return version === 2 ? V2 : V1;
}
