import { describe, expect, it } from 'vitest';
import { parseSnapshotText } from '../../../../src/model/snapshot-text/parse-snapshot-text';

const leaf = {
  name: '',
  attributes: {},
  props: {},
  text: '',
  children: [],
  depth: 0,
  lineNumber: 1,
};

describe('parseSnapshotText', () => {
  it('reads role, name, attributes and ref', () => {
    expect(
      parseSnapshotText('- button "Save" [disabled] [active] [ref=e12] [cursor=pointer]'),
    ).toEqual([
      {
        ...leaf,
        role: 'button',
        name: 'Save',
        ref: 'e12',
        attributes: { disabled: true, active: true, cursor: 'pointer' },
      },
    ]);
  });

  it('reads every attribute that Playwright prints, in its order', () => {
    const [node] = parseSnapshotText(
      '- checkbox "All" [checked=mixed] [disabled] [expanded] [active] [invalid=grammar] [level=2] [pressed=mixed] [selected] [aria-hidden] [ref=f2e7] [cursor=pointer] [box=1,2,30,40]',
    );
    expect(node?.ref).toBe('f2e7');
    expect(node?.attributes).toEqual({
      checked: 'mixed',
      disabled: true,
      expanded: true,
      active: true,
      invalid: 'grammar',
      level: '2',
      pressed: 'mixed',
      selected: true,
      'aria-hidden': true,
      cursor: 'pointer',
      box: '1,2,30,40',
    });
  });

  it('reads children, text and properties with their depth and line', () => {
    const text = [
      '- main [ref=e1]:',
      '  - link "Docs" [ref=e2]:',
      '    - /url: /docs?q=1',
      '    - text: Read the docs',
      '  - textbox "Email" [ref=e3]:',
      '    - /placeholder: you@example.com',
      '    - text: ann@example.com',
      '- paragraph [ref=e4]: Bye',
    ].join('\n');
    expect(parseSnapshotText(text)).toEqual([
      {
        ...leaf,
        role: 'main',
        ref: 'e1',
        children: [
          {
            ...leaf,
            role: 'link',
            name: 'Docs',
            ref: 'e2',
            props: { url: '/docs?q=1' },
            depth: 1,
            lineNumber: 2,
            children: [{ ...leaf, role: 'text', text: 'Read the docs', depth: 2, lineNumber: 4 }],
          },
          {
            ...leaf,
            role: 'textbox',
            name: 'Email',
            ref: 'e3',
            props: { placeholder: 'you@example.com' },
            depth: 1,
            lineNumber: 5,
            children: [{ ...leaf, role: 'text', text: 'ann@example.com', depth: 2, lineNumber: 7 }],
          },
        ],
      },
      { ...leaf, role: 'paragraph', ref: 'e4', text: 'Bye', lineNumber: 8 },
    ]);
  });

  it.each([
    [`- 'link "a: b" [ref=e8] [cursor=pointer]':`, 'link', 'a: b', ''],
    [`- 'button "It''s # 1" [ref=e8]': now`, 'button', "It's # 1", 'now'],
    [`- 'heading "{curly} \`tick\`" [level=1] [ref=e8]'`, 'heading', '{curly} `tick`', ''],
    [`- 'link "say \\"a: b\\"" [ref=e8]'`, 'link', 'say "a: b"', ''],
    [`- link "a [ref=e1] b" [ref=e8]`, 'link', 'a [ref=e1] b', ''],
    [`- link "back\\\\slash" [ref=e8]`, 'link', 'back\\slash', ''],
    [`- link "tab\\tnew\\nline \\u00e9" [ref=e8]`, 'link', 'tab\tnew\nline é', ''],
    [`- generic [ref=e8]: plain text`, 'generic', '', 'plain text'],
    [`- generic [ref=e8]: "a: b"`, 'generic', '', 'a: b'],
    [`- generic [ref=e8]: "say \\"hi\\" \\\\ \\x07"`, 'generic', '', 'say "hi" \\ \x07'],
    [`- generic [ref=e8]: 'it''s'`, 'generic', '', "it's"],
    [`- generic [ref=e8]: "- dash"`, 'generic', '', '- dash'],
    [`- generic [ref=e8]: "true"`, 'generic', '', 'true'],
    [`- generic [ref=e8]: "42"`, 'generic', '', '42'],
    [`- generic [ref=e8]: ""`, 'generic', '', ''],
    [`- generic [ref=e8]: 10:30 today`, 'generic', '', '10:30 today'],
  ])('reads the quoting of %s', (line, role, name, text) => {
    const [node, ...others] = parseSnapshotText(line);
    expect(node).toMatchObject({ role, name, text, ref: 'e8' });
    expect(others).toEqual([]);
  });

  it('keeps attributes, properties and roles that it does not know', () => {
    expect(
      parseSnapshotText('- gizmo "X" [fresh] [size=4] [ref=e1]:\n  - /hint: soon\n  - /n/a: x'),
    ).toEqual([
      {
        ...leaf,
        role: 'gizmo',
        name: 'X',
        ref: 'e1',
        attributes: { fresh: true, size: '4' },
        props: { hint: 'soon', 'n/a': 'x' },
      },
    ]);
  });

  it('passes over notes, blank lines and a property without an element', () => {
    const nodes = parseSnapshotText(
      ['# left out: 12 rows', '', '- /url: /x', '- button "A" [ref=e1]', 'more text'].join('\n'),
    );
    expect(nodes.map(({ role, lineNumber }) => [role, lineNumber])).toEqual([['button', 4]]);
  });

  it('reads Windows line ends', () => {
    expect(parseSnapshotText('- list:\r\n  - listitem: One\r\n')).toMatchObject([
      { role: 'list', children: [{ role: 'listitem', text: 'One' }] },
    ]);
  });

  it('reads a ref of another form as an unknown attribute', () => {
    const [node] = parseSnapshotText('- button "A" [ref=next]');
    expect(node).toMatchObject({ role: 'button', name: 'A' });
    expect(node?.ref).toBeUndefined();
  });
});
