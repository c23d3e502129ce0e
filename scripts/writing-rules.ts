import { execFileSync } from 'node:child_process'
import type { SourceFile } from './house-rules.ts'

/** The commit after which subjects are checked; older ones remain as they are. */
const FIRST_CHECKED = '01316cdaf0f79b5feba1570c7b67ecb791e4ea5d'

/** A commit from the day on which the rule was added. */
const EXCEPTED = '4b3ead799a5fd112801079667d75431bd2d5c443'

const STRING = String.raw`\(\s*(['"\`])((?:\\.|(?!\1)[^\\])*)\1`
const TITLES = [
  new RegExp(String.raw`(?<![\w.$])(?:test|it|describe)(?:\.\w+)*${STRING}`, 'g'),
  // The title of a parametrized test follows its table: `)('title'`.
  new RegExp(String.raw`\)${STRING}`, 'g'),
]
const IDS = /^\[([A-Z0-9 ,·-]+)\] */
/** Titles name the actor: the buyer, the manager, the caller. */
const NAMELESS = /\b(?:whoever|nobody|somebody|anybody)\b/i

/**
 * Test titles that are too long or name no actor, one line each: 'path: complaint'. A title has at
 * most 90 characters with its ids; with more than three ids, its text has at most 70.
 */
export function testTitleErrors(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(?:test|e2e)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      TITLES.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(([, , title = '']) => {
          const ids = IDS.exec(title)
          const hasManyIds = (ids?.[1]?.match(/\d+/g) ?? []).length > 3
          const length = hasManyIds ? title.length - (ids?.[0].length ?? 0) : title.length
          const limit = hasManyIds ? 70 : 90
          const found: string[] = []
          if (length > limit) found.push(`${path}: a title of ${length} characters, at most ${limit}: ${title}`)
          if (ids && NAMELESS.test(title)) found.push(`${path}: a title names its actor: ${title}`)
          return found
        }),
      ),
    )
}

/** First words that end like a past tense or a gerund but are neither. */
const IMPERATIVE = /^(?:Embed|Feed|Need|Seed|Shed|Speed|Proceed|Exceed|Succeed|Bring|Ping|String)$/

/** Commit subjects that are too long or not imperative, one line each. */
export function commitSubjectErrors(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const [first = ''] = subject.split(/\s/)
    const found: string[] = []
    if (subject.length > 72) found.push(`${subject.length} characters, at most 72`)
    if (!/^[A-Z]/.test(subject)) found.push('begins with a capital letter')
    if (subject.endsWith('.')) found.push('ends without a full stop')
    if (/(?:ed|ing)$/.test(first) && !IMPERATIVE.test(first))
      found.push('is imperative: "Add", not "Added" or "Adding"')
    return found.map((complaint) => `commit subject "${subject}": ${complaint}`)
  })
}

/**
 * Subjects of the commits since the rule was added; none if the history lacks its first commit (a
 * shallow clone, an archive without git).
 */
export function newCommitSubjects(root: string): string[] {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    git('merge-base', '--is-ancestor', FIRST_CHECKED, 'HEAD')
    return git('log', '--no-merges', '--format=%H %s', `${FIRST_CHECKED}..HEAD`)
      .split('\n')
      .filter((line) => line && !line.startsWith(EXCEPTED))
      .map((line) => line.slice(EXCEPTED.length + 1))
  } catch {
    return []
  }
}
