import { createContext } from 'react'

/** Told by a form in a dialog: what was typed into it waits to be sent, or nothing does. Answers what was so before. */
type Note = (form: HTMLFormElement | null) => HTMLFormElement | null
export const DirtyFormContext = createContext<Note>(() => null)
