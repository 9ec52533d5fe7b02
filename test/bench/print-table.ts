export type Row = Readonly<Record<string, string | number>>;

/** Prints rows with the same keys as a plain table; numbers stand to the right. */
export function printTable(rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const text = (row: Row, column: string): string => {
    const value = row[column] ?? '';
    return typeof value === 'number' ? value.toLocaleString('en') : value;
  };
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => text(row, column).length)),
  );
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => pad(cell, widths[at] ?? 0, at > 0)).join('  ');
  console.log(line(columns));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of rows) console.log(line(columns.map((column) => text(row, column))));
}

function pad(cell: string, width: number, right: boolean): string {
  return right ? cell.padStart(width) : cell.padEnd(width);
}
