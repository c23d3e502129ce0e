import type { Color } from '@minato/contract/enumerations'
import type { CellReader } from './cell-reading.ts'
import { success } from './cell-reading.ts'
import { wordKey } from './normalize-text.ts'

/**
 * Colour words of makers, exporters and auction sheets. Latin words must match whole, Japanese ones anywhere in
 * the cell.
 */
const COLOR_WORDS: Record<Color, string> = {
  RED: 'rouge|rot|rojo|vermelho|wine|winered|bordeaux|burgundy|maroon|crimson|scarlet|ruby|cherry|garnet|grenat|carmin|vermilion|rosso',
  GREEN: 'vert|verte|grun|verde|grn|olive|khaki|kaki|mint|lime|emerald|emeraude|forest|sage|moss|jade',
  PINK: 'rose|rosa|magenta|fuchsia|pnk|salmon',
  BLUE: 'bleu|bleue|blau|azul|blu|navy|marine|turquoise|aqua|cyan|sky|teal|sapphire|saphir|indigo|cobalt|azure|lightblue|darkblue',
  YELLOW: 'jaune|gelb|amarillo|amarelo|ylw|yel|lemon|mustard|moutarde',
  WHITE: 'blanc|blanche|weiss|blanco|branco|wht|w|wh|snow|alpine|offwhite|bianco|whte',
  BLACK: 'noir|noire|schwarz|negro|preto|blk|bk|nero|onyx|ebony|blck|jetblack',
  PURPLE: 'violet|violette|lila|morado|roxo|ppl|pur|plum|lavender|lavande|mauve|lilac|aubergine|prune|amethyst|pourpre',
  ORANGE: 'naranja|laranja|org|copper|cuivre|tangerine|amber|arancio',
  GRAY: 'grey|gris|grise|grau|cinza|gry|gunmetal|gunmetallic|gunmeta|gun|graphite|charcoal|anthracite|titanium|smoke|ash|slate|platinumgray|gm|steel|tungsten|cement|plomo',
  BROWN:
    'marron|brun|brune|braun|marrom|brn|bronze|chocolate|chocolat|mocha|coffee|cafe|copperbrown|mahogany|chestnut|tan|cognac|bordeauxbrown|umber',
  PEARL:
    'pearlwhite|whitepearl|perle|nacre|blancnacre|blancperle|pwhite|pw|whitepearlcrystalshine|crystalwhite|crystalpearl|perla|pwl|whitepl',
  SILVER: 'argent|argente|silber|plata|plateado|prata|slv|sil|sv|platinum|chrome|aluminium|aluminum',
  GOLD: 'golden|dore|doree|or|gold|dorado|dourado|gld|champagne|champagnegold|champaign|sand gold',
  BEIGE: 'bge|cream|creme|ivory|ivoire|sand|sable|almond|taupe|ecru|linen|bisque',
}

/** Longer words first: ガンメタ contains メタ, パールホワイト contains ホワイト. */
const JAPANESE: [string, Color][] = [
  ['パール', 'PEARL'],
  ['真珠', 'PEARL'],
  ['シャンパン', 'GOLD'],
  ['ガンメタ', 'GRAY'],
  ['チタン', 'GRAY'],
  ['ワイン', 'RED'],
  ['ボルドー', 'RED'],
  ['ホワイト', 'WHITE'],
  ['ブラック', 'BLACK'],
  ['シルバー', 'SILVER'],
  ['グレー', 'GRAY'],
  ['グレイ', 'GRAY'],
  ['レッド', 'RED'],
  ['ネイビー', 'BLUE'],
  ['ブルー', 'BLUE'],
  ['グリーン', 'GREEN'],
  ['カーキ', 'GREEN'],
  ['イエロー', 'YELLOW'],
  ['ブラウン', 'BROWN'],
  ['ブロンズ', 'BROWN'],
  ['ベージュ', 'BEIGE'],
  ['アイボリー', 'BEIGE'],
  ['クリーム', 'BEIGE'],
  ['ゴールド', 'GOLD'],
  ['パープル', 'PURPLE'],
  ['バイオレット', 'PURPLE'],
  ['ピンク', 'PINK'],
  ['オレンジ', 'ORANGE'],
  ['水色', 'BLUE'],
  ['空色', 'BLUE'],
  ['紺', 'BLUE'],
  ['青', 'BLUE'],
  ['緑', 'GREEN'],
  ['赤', 'RED'],
  ['白', 'WHITE'],
  ['黒', 'BLACK'],
  ['銀', 'SILVER'],
  ['灰', 'GRAY'],
  ['鼠', 'GRAY'],
  ['黄', 'YELLOW'],
  ['茶', 'BROWN'],
  ['紫', 'PURPLE'],
  ['桃', 'PINK'],
  ['橙', 'ORANGE'],
  ['金', 'GOLD'],
]

export const COLORS = new Map<string, Color>()
for (const color of Object.keys(COLOR_WORDS) as Color[]) {
  for (const word of [color, ...COLOR_WORDS[color].split('|')]) COLORS.set(wordKey(word), color)
}

/** Modifier colours that the next word may override: 'gun metallic black', 'champagne silver', 'wine red'. */
const SHADES = new Set([
  'light',
  'dark',
  'deep',
  'bright',
  'pale',
  'clair',
  'fonce',
  'metallic',
  'metallise',
  'metal',
  'mica',
  'solid',
  'matt',
  'matte',
  'super',
  'new',
])

/** Finds a colour of the list. The first of two counts ('Black/Silver'); 'pearl' counts alone or with white. */
export const readColor: CellReader<Color> = (text) => {
  const whole = COLORS.get(wordKey(text))
  if (whole !== undefined) return success(whole)
  for (const part of text.split(/[/&+,;|]| and | et /i)) {
    const color = colorOfWords(part)
    if (color !== null) return success(color)
  }
  return { value: null, code: 'unknown-word' }
}

const colorOfWords = (text: string): Color | null => {
  const words = text
    .split(/[\s\-()._]+/)
    .map(wordKey)
    .filter((word) => word !== '' && !SHADES.has(word))
  const joined = COLORS.get(words.join(''))
  if (joined !== undefined) return joined
  const colors = words.flatMap((word) => COLORS.get(word) ?? [])
  const isPearl = words.some((word) => word === 'pearl' || word === 'perle' || word === 'nacre')
  const others = colors.filter((color) => color !== 'PEARL')
  if (isPearl) return others.length === 0 || others.at(-1) === 'WHITE' ? 'PEARL' : others.at(-1)!
  // The modifier comes first in English ('wine red') and last in French ('gris argent').
  if (others.length > 0)
    return /^(gris|bleu|vert|rouge|noir|blanc|brun|jaune)/i.test(text.trim()) ? others[0]! : others.at(-1)!
  const japanese = JAPANESE.filter(([word]) => text.includes(word))
  return japanese[0]?.[1] ?? null
}
