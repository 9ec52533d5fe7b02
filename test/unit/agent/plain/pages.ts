/** Snapshots of pages as the page engine prints them. */

export const LOGIN = `- banner [ref=e2]:
  - link "Tracker" [ref=e3] [cursor=pointer]:
    - /url: /
- main [ref=e4]:
  - heading "Sign in" [level=1] [ref=e5]
  - textbox "Email" [active] [ref=e6]:
    - /placeholder: you@example.com
  - textbox "Password" [ref=e7]
  - checkbox "Remember me" [ref=e8]
  - button "Sign in" [ref=e9] [cursor=pointer]
  - link "Forgot your password?" [ref=e10] [cursor=pointer]:
    - /url: /forgot
- contentinfo [ref=e11]: © 2026 Tracker`;

const STATES = ['Open', 'In progress', 'Done'];

/** A table of issues SW-1, SW-2… each with its own Open and Delete buttons. */
export function issueTable(rows: number): string {
  const body = Array.from({ length: rows }, (_, index) => {
    const key = `SW-${index + 1}`;
    const ref = 100 + index * 10;
    return `      - row "${key} Issue number ${index + 1} ${STATES[index % 3]} Open Delete" [ref=e${ref}]:
        - cell "${key}" [ref=e${ref + 1}]
        - cell "Issue number ${index + 1}" [ref=e${ref + 2}]:
          - link "Issue number ${index + 1}" [ref=e${ref + 3}] [cursor=pointer]:
            - /url: /issues/${index + 1}
        - cell "${STATES[index % 3]}" [ref=e${ref + 4}]
        - cell "Open Delete" [ref=e${ref + 5}]:
          - button "Open" [ref=e${ref + 6}] [cursor=pointer]
          - button "Delete" [ref=e${ref + 7}] [cursor=pointer]`;
  });
  return `- main [ref=e4]:
  - heading "Issues" [level=1] [ref=e5]
  - searchbox "Search issues" [ref=e6]
  - button "New issue" [ref=e7] [cursor=pointer]
  - table "Issues" [ref=e20]:
    - rowgroup [ref=e21]:
      - row "Key Title Status Actions" [ref=e22]:
        - columnheader "Key" [ref=e23]
        - columnheader "Title" [ref=e24]
        - columnheader "Status" [ref=e25]
        - columnheader "Actions" [ref=e26]
    - rowgroup [ref=e27]:
${body.join('\n')}`;
}

export const DIALOG = `- main [ref=e4]:
  - heading "Issues" [level=1] [ref=e5]
  - button "Save" [ref=e7] [cursor=pointer]
  - button "New issue" [ref=e8] [cursor=pointer]
- dialog "New issue" [ref=e30]:
  - heading "New issue" [level=2] [ref=e31]
  - textbox "Title" [active] [ref=e32]
  - textbox "Notes" [ref=e33]
  - combobox "Priority" [ref=e34]:
    - option "Low"
    - option "Medium" [selected]
    - option "High"
  - radiogroup "Type" [ref=e40]:
    - radio "Bug" [checked] [ref=e41]
    - radio "Feature" [ref=e42]
  - checkbox "Notify me" [ref=e43]
  - textbox "Due date" [ref=e44]
  - button "Save" [ref=e45] [cursor=pointer]
  - button "Cancel" [ref=e46] [cursor=pointer]`;

/** Lists that the page draws itself, closed and open. */
export const OWN_LIST = `- main [ref=e4]:
  - combobox "Country" [ref=e5] [cursor=pointer]
  - button "Colour" [ref=e6] [cursor=pointer]: Choose a colour`;
export const OWN_LIST_OPEN = `- main [ref=e4]:
  - combobox "Country" [expanded] [ref=e5] [cursor=pointer]
  - button "Colour" [ref=e6] [cursor=pointer]: Choose a colour
- listbox "Country" [ref=e20]:
  - option "Norway" [ref=e21] [cursor=pointer]
  - option "Sweden" [ref=e22] [cursor=pointer]`;

/** Markup without names: divs that are clicked, fields whose label is only text beside them. */
export const SOUP = `- generic [ref=e2]:
  - generic [ref=e3]:
    - generic [ref=e4]: First name
    - textbox [ref=e5]
  - generic [ref=e6]:
    - generic [ref=e7]: Last name
    - textbox [ref=e8]
  - generic [ref=e9] [cursor=pointer]: Save
  - generic [ref=e10] [cursor=pointer]:
    - img "Trash" [ref=e11]
  - heading "Billing" [level=2] [ref=e12]
  - button "Edit" [ref=e13] [cursor=pointer]
  - heading "Shipping" [level=2] [ref=e14]
  - button "Edit" [ref=e15] [cursor=pointer]
  - generic [ref=e16]:
    - generic [ref=e17]: Alice
    - button "Remove" [ref=e18] [cursor=pointer]
  - generic [ref=e19]:
    - generic [ref=e20]: Bob
    - button "Remove" [ref=e21] [cursor=pointer]
  - paragraph [ref=e22]: Press Save when done`;

export const FRAME = `- main [ref=e4]:
  - heading "Checkout" [level=1] [ref=e5]
  - iframe [ref=e6]:
    - textbox "Card number" [ref=f1e2]
    - button "Pay" [ref=f1e3] [cursor=pointer]
    - paragraph [ref=f1e4]: Card accepted`;
