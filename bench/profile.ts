import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

const SHOWN = 30
const ROOT = resolve(import.meta.dirname, '..')

/** The functions with the most self time in each profiled process, in descending order. */
export async function profilesOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile')).sort()
  const parts = await Promise.all(
    names.map(
      async (name) => `${name}\n${selfTimes(JSON.parse(await readFile(resolve(folder, name), 'utf8')) as Profile)}`,
    ),
  )
  return parts.join('\n\n')
}

function selfTimes({ nodes, samples, timeDeltas }: Profile): string {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]))
  const [functions, places] = [new Map<string, number>(), new Map<string, number>()]
  let all = 0
  samples.forEach((id, i) => {
    const frame = byId.get(id)
    if (!frame || frame.functionName === '(idle)') return
    const file = frame.url.replace(/^file:\/\//, '').replace(`${ROOT}/`, '')
    const took = timeDeltas[i] ?? 0
    all += took
    const add = (times: Map<string, number>, name: string): void => void times.set(name, (times.get(name) ?? 0) + took)
    add(functions, `${frame.functionName || '(anonymous)'} ${file}${file ? `:${frame.lineNumber + 1}` : ''}`)
    add(places, placeOf(file, frame.functionName))
  })
  const most = (times: Map<string, number>, count: number): string =>
    [...times]
      .sort(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([name, took]) => `${((took / all) * 100).toFixed(1).padStart(6)} %  ${name}`)
      .join('\n')
  return `${most(places, 15)}\n--\n${most(functions, SHOWN)}`
}

/** A package, a part of the product, or Node itself. */
function placeOf(file: string, name: string): string {
  if (file === '') return name.startsWith('(') ? name : 'native code'
  if (file.startsWith('node:')) return 'Node'
  return /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file.split('/').slice(0, 4).join('/')
}
