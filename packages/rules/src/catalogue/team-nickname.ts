/** Words that join a team to its town, before the town: "Wolves de Westview", "Ospreys d’Ashfold". */
const joins = /\s(?:de la |de |du |des |d['’]|of |от )$/iu

/** What people call a team that has its town in its name: the name without the town. */
export function teamNickname(cardName: string, town: string | undefined): string {
  if (town === undefined || town === '') return cardName
  const [name, place] = [cardName.toLocaleLowerCase(), town.toLocaleLowerCase()]
  if (name.startsWith(`${place} `)) return cardName.slice(town.length).trim() || cardName
  if (!name.endsWith(place)) return cardName
  return (
    cardName
      .slice(0, -town.length)
      .replace(joins, '')
      .replace(/[\s,–-]+$/u, '') || cardName
  )
}

const cyrillic = /\p{Script=Cyrillic}/u

/** A team has one short name, in the letters of its channel. Beside a name in others it is made of that name. */
export function shortNameBeside(shortName: string, cardName: string): string {
  if (cyrillic.test(shortName) || !cyrillic.test(cardName)) return shortName
  const letters = [...cardName].filter(letter => cyrillic.test(letter))
  return letters.slice(0, shortName.length).join('').toUpperCase()
}
