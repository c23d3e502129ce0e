/** Moves through the empty fields, for fast entry by keyboard. */

function isEmpty(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return !field.disabled && field.value === ''
  if (!(field instanceof HTMLInputElement) || field.disabled) return false
  if (field.type === 'radio') {
    const row = field.form?.elements.namedItem(field.name)
    return (row instanceof RadioNodeList ? row.value : '') === ''
  }
  return !['hidden', 'file', 'checkbox'].includes(field.type) && field.value.trim() === ''
}

/** Focuses the next empty field after `from`: in a sheet its fill button, at the end the save button. */
export function focusNextEmpty(form: HTMLFormElement, from: Element): void {
  const isAfter = (one: Element): boolean =>
    (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = [...form.elements].find((one) => isAfter(one) && isEmpty(one))
  const sheet = next?.closest('.ratings')?.parentElement?.querySelector<HTMLElement>('.sheet-tools button')
  const target = sheet && sheet !== from ? sheet : (next ?? form.querySelector('button[type=submit]'))
  if (target instanceof HTMLElement) target.focus()
}
