import type { Document } from '@minato/contract/documents'
import { DOCUMENT_BYTES_LIMIT } from '@minato/contract/enumerations'
import { useEffect, useRef, useState } from 'react'
import { formTextsIn } from '../../forms/form-texts.ts'
import { newKey } from '../../api/new-key.ts'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { isSessionOver } from '../../session/is-session-over.ts'
import { ApiError } from '../../api/api.ts'
import { clearErrors } from '../../layout/clear-errors.ts'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { isKnownType, sendDocument } from './send-document.ts'

export interface Upload {
  key: string
  file: File
  state: 'SENDING' | 'DONE' | 'FAILED'
  /** Whole per cent sent. */
  percent: number
  document?: Document
  fault?: string
  /** A retry would fail as well. */
  isFinal?: boolean
  /** Retries after the next sign-in. */
  isSignedOut?: boolean
}

/** Uploads for an inquiry with their progress. `isStrict`: PDF, JPEG, PNG and GIF only. */
export function useUploads(inquiryId: string, { isStrict = false } = {}) {
  const shell = useShell()
  const t = useInquiryTexts()
  const [items, setItems] = useState<readonly Upload[]>([])
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const { current } = running
    return () => {
      for (const one of current.values()) one.abort()
    }
  }, [])
  const change = (key: string, changed: Partial<Upload>) =>
    setItems((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const startUpload = async ({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> => {
    const abort = new AbortController()
    running.current.set(key, abort)
    clearErrors(shell)
    try {
      const document = await sendDocument(file, {
        tenant: shell.tenant,
        inquiryId,
        key,
        onPercent: (percent) => change(key, { percent }),
        signal: abort.signal,
        isStrict,
      })
      change(key, { state: 'DONE', percent: 100, document })
    } catch (error) {
      // The content does not match the type.
      if (error instanceof ApiError && error.status === 415)
        return change(key, { state: 'FAILED', fault: t.documents.wrongType, isFinal: true })
      if (error instanceof ApiError && error.status === 401 && (await isSessionOver(shell)))
        return change(key, { state: 'FAILED', fault: t.documents.signedOut, isSignedOut: true })
      const { lines, faults } = formErrorsOf(error, [], formTextsIn(shell.locale), shell.messages)
      change(key, { state: 'FAILED', fault: [...Object.values(faults), ...lines].join(' ') })
    } finally {
      running.current.delete(key)
    }
  }
  const faultOf = (file: File): string | null => {
    if (file.size > DOCUMENT_BYTES_LIMIT) return t.documents.tooLarge
    if (file.size === 0) return t.documents.nothing
    return isStrict && !isKnownType(file) ? t.documents.wrongType : null
  }
  const add = (files: Iterable<File>): void => {
    for (const file of files) {
      const one: Upload = { key: newKey(), file, state: 'SENDING', percent: 0 }
      const fault = faultOf(file)
      setItems((all) => [...all, fault === null ? one : { ...one, state: 'FAILED', fault, isFinal: true }])
      if (fault === null) void startUpload(one)
    }
  }
  const retry = (one: Upload): void => {
    change(one.key, { state: 'SENDING', percent: 0, isSignedOut: false })
    void startUpload(one)
  }
  const remove = (...keys: string[]): void => {
    for (const key of keys) running.current.get(key)?.abort()
    setItems((all) => all.filter(({ key }) => !keys.includes(key)))
  }
  return {
    items,
    done: items.flatMap(({ document }) => document ?? []),
    add,
    retry,
    remove,
    /** Uses finished uploads and keeps the others. */
    used: () => setItems((all) => all.filter(({ state }) => state !== 'DONE')),
    clear: () => remove(...items.map(({ key }) => key)),
  }
}
export type PendingUploads = ReturnType<typeof useUploads>
