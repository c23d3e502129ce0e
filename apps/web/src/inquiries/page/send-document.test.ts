import { afterEach, expect, test, vi } from 'vitest'
import { sendDocument } from './send-document.ts'

afterEach(() => vi.unstubAllGlobals())

type Progress = { lengthComputable: boolean; loaded: number; total: number }
/** A connection that reports this progress and then replies. */
function lineThatTells(told: readonly Progress[]) {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=known' })
  class Request {
    status = 201
    responseText = '{"id":"d"}'
    private readonly hears = new Map<string, () => void>()
    private travels: ((progress: Progress) => void) | undefined
    readonly upload = {
      addEventListener: (_: string, hear: (progress: Progress) => void) => void (this.travels = hear),
    }
    open() {}
    setRequestHeader() {}
    addEventListener(name: string, hear: () => void) {
      this.hears.set(name, hear)
    }
    send() {
      for (const one of told) this.travels?.(one)
      this.hears.get('load')?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
}

test('[DOC-01] shows upload progress in whole per cent, or none if unknown', async () => {
  const of = (loaded: number, total: number, lengthComputable = true) => ({ loaded, total, lengthComputable })
  lineThatTells([
    of(0, 300),
    of(1, 300),
    of(100, 300),
    of(200, 300),
    of(50, 300, false),
    of(0, 0),
    of(299, 300),
    of(300, 300),
  ])
  const percents: number[] = []
  const { id } = await sendDocument(new File(['x'], 'proof.pdf', { type: 'application/pdf' }), {
    tenant: 'staging',
    inquiryId: 'i',
    key: 'k',
    onPercent: (percent) => void percents.push(percent),
    signal: new AbortController().signal,
  })
  expect([id, percents]).toEqual(['d', [0, 0, 33, 67, 100, 100]])
})
