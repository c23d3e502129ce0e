/** Hides a phone's keyboard, which would cover the results. */
export const hideKeyboard = (box: HTMLInputElement): void => {
  if (matchMedia('(pointer: coarse)').matches) box.blur()
}
