(() => {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!?-_';
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const made = Array.from(bytes, (b) => letters[b % letters.length]).join('');
  const fields = document.querySelectorAll('input[autocomplete=new-password], input[type=password]');
  for (const field of fields) {
    field.value = made;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  prompt(`Filled into ${fields.length} fields. Keep a copy in your password manager:`, made);
})();
