import type { Document } from '@minato/contract/documents'
import { DOCUMENT_BYTES_LIMIT } from '@minato/contract/enumerations'
import { useEffect, useRef, useState } from 'react'
import { formTextsIn } from '../../forms/form-texts.ts'
import { newKey } from '../../forms/new-key.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { useShell } from '../../shell/shell.ts'
import { useDealTexts } from '../deal-texts.ts'
import { sendDocument } from './send-document.ts'

export interface Upload {
  key: string
  file: File
  state: 'SENDING' | 'DONE' | 'FAILED'
  /** Of what has travelled, whole. */
  percent: number
  document?: Document
  fault?: string
}

/** Files on their way into a deal, each with how far it is. */
export function useUploads(inquiryId: string) {
  const shell = useShell()
  const t = useDealTexts()
  const [items, setItems] = useState<readonly Upload[]>([])
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const on = (leaving.current = new AbortController())
    return () => on.abort()
  }, [])
  const change = (key: string, changed: Partial<Upload>) =>
    setItems((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const go = async ({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<Document | undefined> => {
    try {
      const document = await sendDocument(file, {
        tenant: shell.tenant,
        inquiryId,
        key,
        onPercent: (percent) => change(key, { percent }),
        signal: leaving.current?.signal ?? new AbortController().signal,
      })
      change(key, { state: 'DONE', percent: 100, document })
      return document
    } catch (error) {
      const { lines, faults } = refusalOf(error, [], formTextsIn(shell.locale), shell.messages)
      change(key, { state: 'FAILED', fault: [...Object.values(faults), ...lines].join(' ') })
      return undefined
    }
  }
  const add = (files: Iterable<File>): void => {
    for (const file of files) {
      const one: Upload = { key: newKey(), file, state: 'SENDING', percent: 0 }
      const fault =
        file.size > DOCUMENT_BYTES_LIMIT ? t.documents.tooLarge : file.size === 0 ? t.documents.nothing : null
      setItems((all) => [...all, fault === null ? one : { ...one, state: 'FAILED', fault }])
      if (fault === null) void go(one)
    }
  }
  const retry = (one: Upload): void => {
    change(one.key, { state: 'SENDING', percent: 0 })
    void go(one)
  }
  const remove = (key: string): void => setItems((all) => all.filter((one) => one.key !== key))
  return {
    items,
    done: items.flatMap(({ document }) => document ?? []),
    add,
    retry,
    remove,
    clear: () => setItems([]),
  }
}
export type UploadsInHand = ReturnType<typeof useUploads>
