const maxLength = 500
/** Any origin: only whether the path leaves it matters. */
const here = 'https://here.invalid'

/**
 * Where somebody goes on after a login: a path of this site, or the home page. Browsers read `//host`, `/\host` and
 * their encoded forms as another site at one step or another, so none of them passes.
 */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || leadsAway(asked) || !URL.canParse(asked, here)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, here)
  const path = `${pathname}${search}${hash}`
  return origin === here && path.length <= maxLength && !leadsAway(pathname) ? path : '/'
}

function leadsAway(path: string): boolean {
  let text = path
  // Each round takes off one layer of encoding; what is deeper than this nobody wrote in earnest.
  for (let round = 0; round < 4; round++) {
    if (isRisky(text)) return true
    const plain = decode(text)
    if (plain === null) return true
    if (plain === text) return false
    text = plain
  }
  return true
}

function isRisky(text: string): boolean {
  const [path = ''] = text.split(/[?#]/, 1)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line breaks, so `/<tab>/host` is `//host`
  return path.startsWith('//') || path.includes('\\') || /[\u0000-\u001f\u007f]/.test(text)
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
