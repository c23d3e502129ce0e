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
  const travelling = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const { current } = travelling
    return () => {
      for (const one of current.values()) one.abort()
    }
  }, [])
  const change = (key: string, changed: Partial<Upload>) =>
    setItems((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const go = async ({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> => {
    const on = new AbortController()
    travelling.current.set(key, on)
    try {
      const document = await sendDocument(file, {
        tenant: shell.tenant,
        inquiryId,
        key,
        onPercent: (percent) => change(key, { percent }),
        signal: on.signal,
      })
      change(key, { state: 'DONE', percent: 100, document })
    } catch (error) {
      const { lines, faults } = refusalOf(error, [], formTextsIn(shell.locale), shell.messages)
      change(key, { state: 'FAILED', fault: [...Object.values(faults), ...lines].join(' ') })
    } finally {
      travelling.current.delete(key)
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
  const remove = (...keys: string[]): void => {
    for (const key of keys) travelling.current.get(key)?.abort()
    setItems((all) => all.filter(({ key }) => !keys.includes(key)))
  }
  return {
    items,
    done: items.flatMap(({ document }) => document ?? []),
    add,
    retry,
    remove,
    /** What has arrived is used; what has not stays. */
    used: () => setItems((all) => all.filter(({ state }) => state !== 'DONE')),
    clear: () => remove(...items.map(({ key }) => key)),
  }
}
export type UploadsInHand = ReturnType<typeof useUploads>
