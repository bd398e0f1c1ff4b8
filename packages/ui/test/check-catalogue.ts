type Text = string | Record<string, string>
type Language = 'en' | 'fr' | 'bg'

/** The other words for a thing that has its own: an apostrophe of code, an old name, a word of another product. */
const otherFrenchWords =
  /'|e-mail|(?<![\p{L}_])pass(?!\p{L})|discipline|médiathèque|monnaie|alarme|à l’unité/iu
/** A line may break at a plain space, no space at all is no French, and only a colon and quotes have a wide one. */
const looseFrenchMark = /[ ][:;!?%»]|«[ ]|[^\s«]»|«\S|[\p{L}\d}][;!?](?:\s|$)|\u00a0[;!?]/u
/** French says “of” behind a million. */
const bareFrenchMillion = /\{number\} (?!d[e’])\p{Ll}{4}/u
const bulgarianAsToFriend =
  /^(?:Виж|Вземи|Върни|Гледай|Добави|Забрани|Запази|Запиши|Затвори|Избери|Изтрий|Изчисти|Одобри|Остави|Отвори|Отмени|Плати|Подари|Покажи|Попитай|Пращай|Прекрати|Премахни|Премести|Приключи|Провери|Продължи|Промени|Пропусни|Пусни|Скрий|Създай|Спри)(?!\p{L})/u

/** Every text by its path, a plural with all its forms as one. */
export function listTexts(node: object, path = ''): Map<string, Text> {
  const texts = new Map<string, Text>()
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' || 'other' in value) texts.set(path + key, value)
    else for (const [inner, text] of listTexts(value, `${path}${key}.`)) texts.set(inner, text)
  }
  return texts
}

/** What is wrong with a translation, a line for each text: empty where all is well. */
export function listMistakes(
  language: Language,
  english: object,
  catalogue: object,
  sameInBoth: readonly string[],
): string[] {
  const originals = listTexts(english)
  const texts = listTexts(catalogue)
  const surplus = [...texts.keys()]
    .filter(path => !originals.has(path))
    .map(path => `${path}: not in English`)
  const wrong = [...originals].flatMap(([path, original]) => {
    const text = texts.get(path)
    if (text === undefined) return [`${path}: missing`]
    const problems = [
      ...listWrongForms(language, text),
      ...listLanguageMistakes(language, path, text),
      ...formsOf(text).flatMap(form => compareForm(form, formsOf(original), sameInBoth)),
    ]
    return problems.map(problem => `${path}: ${problem}`)
  })
  return [...surplus, ...wrong]
}

/** A plural has the forms that its language needs. */
export function listWrongForms(language: Language, text: Text): string[] {
  if (typeof text === 'string') return []
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join()
  const present = Object.keys(text).toSorted().join()
  return present === needed ? [] : [`has the forms ${present}, needs ${needed}`]
}

function compareForm(form: string, originals: string[], sameInBoth: readonly string[]): string[] {
  const isWordless = !/\p{L}/u.test(form.replace(/\{\w+\}/g, ''))
  const isSame = originals.includes(form) && !isWordless && !sameInBoth.includes(form)
  return [
    ...(form === '' || form.trim() !== form ? [`empty, or has spaces around it: "${form}"`] : []),
    ...(namesIn(form) === namesIn(originals.join(' '))
      ? []
      : [`other names in braces than in English: "${form}"`]),
    ...(isSame ? [`not translated: "${form}"`] : []),
  ]
}

function listLanguageMistakes(language: Language, path: string, text: Text): string[] {
  const found = (problem: string, pattern: RegExp, forms = formsOf(text)) =>
    forms.filter(form => pattern.test(form)).map(form => `${problem}: "${form}"`)
  if (language === 'fr')
    return [
      ...found('another word than elsewhere', otherFrenchWords),
      ...found('a mark that leaves its line', looseFrenchMark),
      ...found(
        'a million without “of”',
        bareFrenchMillion,
        typeof text === 'string' ? [] : [text.many ?? ''],
      ),
    ]
  // The audit log tells with the same words what somebody did.
  if (language === 'bg' && !path.startsWith('audit.'))
    return found('said as to a friend', bulgarianAsToFriend)
  return []
}

function formsOf(text: Text): string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}

function namesIn(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted().join()
}
