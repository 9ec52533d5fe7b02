/* The page calls these from `onclick` attributes, as pages of its time did. */
(() => {
  const byId = (id) => document.getElementById(id);

  function say(text) {
    byId('msg').textContent = text;
  }

  function pickWeek(tab) {
    document.querySelector('.tab.on').className = 'tab';
    tab.className = 'tab on';
    say(`${tab.textContent} opened.`);
  }

  function pickDate() {
    byId('f3').value = '2027-02-01';
  }

  function toggle(box) {
    box.textContent = box.textContent === '□' ? '▣' : '□';
  }

  function addEntry() {
    const hours = Number(byId('f2').value);
    if (byId('f1').value === '' || !(hours > 0)) {
      say('Project and hours, please!');
      return;
    }
    const billable = document.querySelector('.chk').textContent === '▣' ? 'yes' : 'no';
    const values = [byId('f1').value, hours, byId('f3').value, byId('f4').value, billable];
    const row = document.querySelector('.entries').insertRow(-1);
    for (const value of values) row.insertCell(-1).textContent = value;
    const bin = new Image(14, 14);
    Object.assign(bin, { src: '/assets/img/bin.svg', alt: '', className: 'pick' });
    bin.onclick = () => removeEntry(bin);
    row.insertCell(-1).append(bin);
    byId('f1').value = '';
    byId('f2').value = '';
    say('Entry added.');
    sum();
  }

  function removeEntry(bin) {
    bin.closest('tr').remove();
    say('Entry removed.');
    sum();
  }

  function sum() {
    const rows = [...document.querySelectorAll('.entries tr')].slice(1);
    byId('total').textContent = rows.reduce(
      (total, row) => total + Number(row.cells[1].textContent),
      0,
    );
  }

  function saveSheet() {
    say('Time sheet saved.');
  }

  function clearSheet() {
    for (const row of [...document.querySelectorAll('.entries tr')].slice(1)) row.remove();
    say('Time sheet cleared.');
    sum();
  }

  function acceptCookies() {
    byId('cookiebar').remove();
  }

  Object.assign(window, {
    say,
    pickWeek,
    pickDate,
    toggle,
    addEntry,
    removeEntry,
    saveSheet,
    clearSheet,
    acceptCookies,
  });
})();
