import { createContext } from 'react'

/** A form in a dialog reports whether it has unsaved input; returns the previous state. */
type SetDirtyForm = (form: HTMLFormElement | null) => HTMLFormElement | null
export const DirtyFormContext = createContext<SetDirtyForm>(() => null)
