import { createContext } from 'react'

/** A form in a dialog reports whether it has unsaved input; returns the previous state. */
type Note = (form: HTMLFormElement | null) => HTMLFormElement | null
export const DirtyFormContext = createContext<Note>(() => null)
