import { useState } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/api.ts'
import { FormError } from '../../forms/form-errors.ts'

interface ShownChange<C, S> {
  preview(): Promise<C>
  /** Nothing moves: it is saved without asking. */
  isEmpty(change: C): boolean
  /** Asks for confirmation. `isAgain`: the effects have changed since they were confirmed. */
  dialog(change: C, isAgain: boolean, onAnswer: (isConfirmed: boolean) => void): ReactNode
  save(change: C): Promise<S>
}

/** The effects are no longer those that were shown. */
export const isNotShown = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.reason?.code === 'CHANGE_NOT_SHOWN'

/** Saves a change after its effects were shown and confirmed (TRU-15). `view` is the open dialog. */
export function useShownChange() {
  const [view, setView] = useState<ReactNode>()
  const apply = async <C, S>(options: ShownChange<C, S>, isAgain = false): Promise<S> => {
    const change = await options.preview()
    const isConfirmed =
      options.isEmpty(change) ||
      (await new Promise<boolean>((resolve) => {
        const onAnswer = (answer: boolean) => {
          setView(undefined)
          resolve(answer)
        }
        setView(options.dialog(change, isAgain, onAnswer))
      }))
    // Cancelled: the form keeps its input.
    if (!isConfirmed) throw new FormError({})
    try {
      return await options.save(change)
    } catch (error) {
      if (isNotShown(error)) return apply(options, true)
      throw error
    }
  }
  return { apply, view }
}
