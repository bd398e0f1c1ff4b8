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
