import { type AppContext, sessionOf } from '../app-context';
import type { Router } from '../http/router';

/** A download: the active issues as a spreadsheet. */
export function addExportRoute(router: Router, context: AppContext): void {
  router.get('/issues.csv', (route) => {
    const issues = sessionOf(context, route).issues.find({});
    const rows = issues.map((issue) => [issue.id, issue.title, issue.status, issue.priority]);
    route.response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="issues.csv"',
    });
    route.response.end([['Id', 'Title', 'Status', 'Priority'], ...rows].map(toLine).join(''));
  });
}

function toLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
