/** Pages that each show one rule of the snapshot, or one thing that pages do. */
export const CORPUS: Readonly<Record<string, string>> = {
  'an empty page': '',
  'text only': 'Hello, <b>brave</b> new world',
  'nested wrappers around one button': '<div><div><div><button>Go</button></div></div></div>',
  'wrappers around two buttons':
    '<div><div><button>A</button></div><div><button>B</button></div></div>',
  'empty wrappers': '<div><div></div><div><span></span></div></div><p></p>',
  'wrapper with text and a node': '<div>Total <div><button>Pay</button></div></div>',
  'leaf generic inside a generic':
    '<div><div>only text</div></div><div><div title="t">named</div></div>',
  'inline texts joined':
    '<div><span>one</span> <span>two</span><span>three</span><div>four</div><i>five</i></div>',
  'white space and breaks': '<p>  a   b<br>c\n d<span> e </span>f\u00a0g\u200bh</p>',
  'only child equal to the name': '<button>Save</button><a href="/x">More</a><h2>Title</h2>',
  'name made of nodes that are printed':
    '<a href="/x"><div>Card</div><p>Some text</p><img alt="picture" width="9" height="9"></a>',
  'name kept where it identifies':
    '<div role="region" aria-labelledby="h"><h2 id="h">News</h2><p>text</p></div>' +
    '<table><caption>Prices</caption><tr><th><b>Item</b> one</th><td>5</td></tr></table>' +
    '<div role="dialog" aria-labelledby="t"><div id="t">Sure?</div><button>Yes</button></div>',
  'generic that repeats the name of its parent':
    '<button aria-label="Close"><div>Close</div></button><button><div><div>Deep</div></div></button>',
  'row and cell names':
    '<table><tr><td>a</td><td><a href="#">b</a></td></tr><tr><td>c</td></tr></table>',
  'nameless images':
    '<img width="9" height="9"><svg width="9" height="9"></svg><img alt="" width="9" height="9">' +
    '<div style="cursor:pointer"><svg width="9" height="9"></svg></div>' +
    '<svg style="cursor:pointer" width="9" height="9"></svg>',
  'decorative image as click target':
    '<img alt="" style="cursor:pointer" width="9" height="9" onclick="void 0">',
  'icon-only buttons':
    '<button><svg width="9" height="9"></svg></button><button aria-label="Menu"><i></i></button>' +
    '<button title="Tip"><span class="icon"></span></button>',
  'clickable divs':
    '<div style="cursor:pointer">Open<div>inner</div></div>' +
    '<div style="cursor:pointer;width:9px;height:9px"></div>' +
    '<div style="cursor:pointer"><a href="/x">link</a><button>b</button></div>',
  'pointer inside pointer':
    '<a href="/x"><div style="cursor:default"><b style="cursor:pointer;display:block">deep</b></div></a>',
  'links and their urls':
    '<a href="/a?b=c: d">plain</a><a href="data:text/html,hello">data</a><a>no href</a>' +
    '<div role="link">outer <span href="/inner">span</span></div><a href="">empty</a>',
  placeholders:
    '<input placeholder="Search"><input aria-label="Name" placeholder="Jane"><textarea placeholder="x"></textarea>' +
    '<input type="number" aria-label="n" placeholder="5"><input type="search" aria-label="s" placeholder="find">',
  values:
    '<input value="typed"><textarea>long\ntext</textarea><input type="number" value="5">' +
    '<input type="range" value="30"><input type="date" value="2024-05-01"><input type="checkbox" value="v">' +
    '<input type="submit" value="Send"><input type="file"><input type="color"><input type="hidden" value="h">',
  states:
    '<input type="checkbox" checked disabled><div role="checkbox" aria-checked="mixed">m</div>' +
    '<button aria-pressed="true">p</button><button aria-pressed="mixed">q</button>' +
    '<button aria-expanded="true">e</button><button aria-expanded="false">f</button>' +
    '<div role="option" aria-selected="true">o</div><input aria-invalid="spelling"><input aria-invalid="true">' +
    '<div role="tab" aria-selected="true" aria-disabled="true">t</div><h3>three</h3>' +
    '<div role="heading" aria-level="9">nine</div><input aria-invalid="odd"><input required aria-invalid="">' +
    '<div role="treeitem" aria-level="2" aria-expanded="true" aria-selected="true">ti</div>',
  'indeterminate checkbox':
    '<input type="checkbox" id="i"><script>document.getElementById("i").indeterminate = true</script>',
  'disabled fieldset':
    '<fieldset disabled><legend>L <button>in legend</button></legend><button>out</button>' +
    '<select><option>a</option></select></fieldset>' +
    '<div role="group" aria-disabled="true"><button>inherits</button><div aria-disabled="false"><button>not</button></div></div>',
  focus:
    '<button>a</button><button id="f">b</button><script>document.getElementById("f").focus()</script>',
  'focus inside a shadow root':
    '<div id="h"></div><script>const r = document.getElementById("h").attachShadow({mode:"open"});' +
    'r.innerHTML = "<button>in</button>"; r.querySelector("button").focus()</script>',
  'hidden in many ways':
    '<p hidden>a</p><p style="display:none">b</p><p style="visibility:hidden">c <b style="visibility:visible">seen</b></p>' +
    '<p aria-hidden="true">d <button>e</button></p><p style="opacity:0">f</p><div style="height:0;overflow:hidden">g<button>h</button></div>' +
    '<div inert><button>inert</button></div><div style="position:absolute;left:-999px"><button>off</button></div>' +
    '<template><p>t</p></template><noscript>n</noscript><button style="transform:scale(0)">s</button>',
  'aria-hidden keeps its mark':
    '<div aria-hidden="true"><div>x</div></div><button aria-hidden="true">y</button><div aria-hidden="TRUE">z</div>',
  'display contents':
    '<div style="display:contents">text</div><ul style="display:contents"><li>a</li></ul>' +
    '<button style="display:contents">b</button><div style="display:contents"><div hidden>c</div></div>',
  'pointer-events':
    '<div style="pointer-events:none"><button>a</button><button style="pointer-events:auto">b</button></div>',
  details:
    '<details><summary>More</summary>hidden <button>x</button></details><details open><summary>Less</summary>shown</details>',
  'dialog and popover':
    '<dialog>closed</dialog><dialog open>open</dialog><div popover id="p">pop</div><div popover>closed pop</div>' +
    '<dialog id="m"><button>Modal</button></dialog>' +
    '<script>document.getElementById("p").showPopover();document.getElementById("m").showModal()</script>',
  contenteditable:
    '<div contenteditable>edit <b>me</b></div><div contenteditable role="textbox" aria-label="Body">typed text</div>' +
    '<div contenteditable role="textbox">named by nothing</div>',
  'select and listbox':
    '<select aria-label="One"><option>a</option><option selected>b</option></select>' +
    '<select multiple aria-label="Many"><optgroup label="G"><option selected>c</option><option disabled>d</option></optgroup></select>' +
    '<select size="3"><option>e</option></select><input list="l"><datalist id="l"><option>f</option></datalist>',
  labels:
    '<label>Wrapped <input></label><label for="x">For</label><input id="x"><label for="c">Pick</label><input type="checkbox" id="c">' +
    '<label>Two <input type="text" value="v"> and <select><option>s</option></select></label>' +
    '<label for="two">First</label><label for="two">Second</label><input id="two">',
  'labelled by':
    '<span id="a">Alpha</span><span id="b" hidden>Beta <i>hidden</i></span><button aria-labelledby="a b">x</button>' +
    '<input aria-labelledby="b"><button id="self" aria-label="Own" aria-labelledby="self a">y</button>',
  described:
    '<button title="tip">a</button><button aria-describedby="d">b</button><p id="d">desc</p>',
  'pseudo-elements':
    '<style>.b::before{content:"* "}.a::after{content:" required"}.blk::before{content:"x";display:block}.no::before{content:"no";display:none}' +
    '.img::before{content:url(data:,)/"alt"}.esc::before{content:"\\201Cq\\22"}</style>' +
    '<label class="b a">Name <input></label><p class="blk">para</p><p class="no">para</p><button class="img">i</button><span class="esc">e</span>' +
    '<div hidden class="b">hidden</div><q>quoted</q>',
  landmarks:
    '<header>h</header><nav>n</nav><main><header>inner</header><article><footer>af</footer></article></main>' +
    '<aside>a</aside><section>plain</section><section aria-label="S">named</section><footer>f</footer><search>s</search><form>x</form><form aria-label="F">y</form>',
  tables:
    '<table role="grid"><tr><th>a</th><td>b</td></tr></table><table role="presentation"><tr><td>c</td></tr></table>' +
    '<table><thead><tr><th scope="col">d</th><th>e</th></tr></thead><tbody><tr><th>f</th><td>g</td></tr></tbody><tfoot><tr><td>h</td></tr></tfoot></table>' +
    '<table><tr><th>only</th></tr></table><table role="none" aria-label="kept"><tr><td>i</td></tr></table>',
  lists:
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><ol role="none"><li>d</li></ol><dl><dt>t</dt><dd>d</dd></dl><menu><li>m</li></menu>',
  'presentation conflicts':
    '<button role="none">b</button><img alt="" title="t" width="9" height="9"><h1 role="presentation" aria-live="polite">h</h1><ul role="none" tabindex="0"><li>x</li></ul>',
  'roles with fallbacks':
    '<div role="bogus button">a</div><div role="BUTTON">b</div><div role="doc-abstract">c</div><div role="">d</div>',
  'figure and fieldset':
    '<figure><img alt="cat" width="9" height="9"><figcaption>A <b>cat</b></figcaption></figure><fieldset><legend>Choice</legend><input type="radio"></fieldset>',
  svg: '<svg width="20" height="20"><title>Chart</title><g><title>Part</title><rect width="9" height="9"/></g><a href="#s"><text y="9">svg link</text></a><desc>d</desc></svg>',
  'math and iframes without size':
    '<math><mi>x</mi></math><iframe width="0" height="0" style="border:0" title="t"></iframe>',
  slots:
    '<x-card><template shadowrootmode="open"><h2><slot name="title">Fallback</slot></h2><div><slot></slot></div></template><span slot="title">Given</span>Body <b>text</b></x-card>' +
    '<x-empty><template shadowrootmode="open"><button><slot>default</slot></button></template></x-empty>' +
    '<x-unslotted><template shadowrootmode="open"><p>shadow only</p></template><p>not shown</p></x-unslotted>' +
    '<button><x-in><template shadowrootmode="open">[<slot></slot>]</template>slotted name</x-in></button>',
  'nested shadow roots':
    '<x-a><template shadowrootmode="open"><x-b><template shadowrootmode="open"><slot></slot></template><slot></slot></x-b></template><button>deep</button></x-a>',
  'labels inside a shadow root':
    '<x-f><template shadowrootmode="open"><label for="i">In shadow</label><input id="i"><span id="s">ref</span><button aria-labelledby="s">b</button></template></x-f>',
  'owned elements':
    '<div role="list" aria-owns="o1 o2"><div role="listitem">first</div></div><div id="o1" role="listitem">second</div><p>between</p><div id="o2" role="listitem">third</div>' +
    '<div id="early" role="listitem">early</div><div role="list" aria-owns="early missing"></div>',
  'owner cycles':
    '<div id="c1" role="group" aria-owns="c2">a</div><div id="c2" role="group" aria-owns="c1">b</div><button id="me" aria-labelledby="me" aria-owns="me">c</button>',
  'embedded controls in a name':
    '<label><input type="checkbox"> Flash <input type="text" value="3" size="1"> times</label>' +
    '<button>Volume <span role="slider" aria-valuenow="5" aria-valuetext="five">x</span></button>' +
    '<a href="#">Pick <select><option>one</option><option selected>two</option></select></a>' +
    '<button>Menu <ul role="menu"><li role="menuitem">no</li></ul></button>',
  'text that YAML would misread':
    '<p>- dash</p><p>a: b</p><p># hash</p><p>true</p><p>12</p><p>3.50</p><p>null</p><p>{x}</p><p>[y]</p><p>"q"</p><p>it\'s</p>' +
    '<p>@at</p><p>%p</p><p>`t`</p><p>~</p><p>.inf</p><p>-.NaN</p><p>0x1f</p><p>y</p><p>ends:</p><p>a #b</p><p>\\</p><p>back\\slash: x</p>' +
    '<button>a: b</button><button>it\'s: "so"</button><a href="#: x">/</a><input value=" edge "><input value="">',
  'very long names': `<button>${'long '.repeat(200)}</button><button>${'long '.repeat(150)}</button><p>${'text '.repeat(400)}</p>`,
  frames:
    '<iframe srcdoc="<h1>Inner</h1><button>b</button>"></iframe><iframe title="Titled"></iframe>' +
    '<iframe srcdoc="<iframe srcdoc=\'deep <b>text</b>\'></iframe>"></iframe><iframe style="display:none" srcdoc="no"></iframe>',
  'a frame inside a link':
    '<a href="/x"><iframe srcdoc="<button>b</button>" style="cursor:pointer"></iframe> text</a>',
  'canvas, audio, video, object':
    '<canvas width="9" height="9"><button>fallback</button></canvas><video controls width="50"></video><audio controls></audio><object>alt <b>content</b></object>',
  'output, progress, meter':
    '<output>done</output><progress value="0.3" aria-label="Load"></progress><meter value="0.6">60%</meter>',
  'inline roles':
    '<p><em>a</em> <strong>b</strong> <code>c</code> <mark>d</mark> <del>e</del> <ins>f</ins> <sub>g</sub> <sup>h</sup> <time>i</time> <dfn>j</dfn> <abbr title="k">l</abbr></p>',
  'tooltips and status':
    '<div role="tooltip">tip <b>here</b></div><div role="status">saved</div><div role="alert">failed</div><hr><div role="separator" tabindex="0">x</div>',
  'tree and menu':
    '<ul role="tree"><li role="treeitem" aria-expanded="true">a<ul role="group"><li role="treeitem">b</li></ul></li></ul>' +
    '<div role="menubar"><div role="menuitem" aria-haspopup="true" aria-expanded="false">File</div><div role="menuitemcheckbox" aria-checked="true">Wrap</div></div>',
};
