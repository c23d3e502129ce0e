/** The way of who enters cars all day: from field to empty field, past all that is known already. */

function isEmpty(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return !field.disabled && field.value === ''
  if (!(field instanceof HTMLInputElement) || field.disabled) return false
  if (field.type === 'radio') {
    const row = field.form?.elements.namedItem(field.name)
    return (row instanceof RadioNodeList ? row.value : '') === ''
  }
  return !['hidden', 'file', 'checkbox'].includes(field.type) && field.value.trim() === ''
}

/** Focuses the next empty field after `from`; of a sheet the button that fills what is open; at the end the one that saves. */
export function focusNextEmpty(form: HTMLFormElement, from: Element): void {
  const isAfter = (one: Element): boolean =>
    (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = [...form.elements].find((one) => isAfter(one) && isEmpty(one))
  const sheet = next?.closest('.ratings')?.parentElement?.querySelector<HTMLElement>('.sheet-tools button')
  const target = sheet && sheet !== from ? sheet : (next ?? form.querySelector('button[type=submit]'))
  if (target instanceof HTMLElement) target.focus()
}
