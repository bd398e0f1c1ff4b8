import { TextField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { GamePart } from './game-part.ts'

/** Title and description in each language of the channel. */
export function GameTexts({
  first,
  choices,
  field,
  titleHint,
}: GamePart & { titleHint?: string | undefined }) {
  const { words, fill, language } = useI18n()
  const say = words.games
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const languages = choices.languages.map(code => ({ code, name: names.of(code) ?? code }))
  return (
    <>
      {languages.map(({ code, name }, at) => (
        <TextField
          key={code}
          {...field(`title.${code}`)}
          label={fill(say.title, { language: name })}
          hint={at === 0 ? titleHint : undefined}
          defaultValue={first.title[code] ?? ''}
          autoComplete="off"
        />
      ))}
      {languages.map(({ code, name }) => (
        <TextField
          key={code}
          {...field(`description.${code}`)}
          label={fill(say.description, { language: name })}
          rows={2}
          defaultValue={first.description[code] ?? ''}
        />
      ))}
    </>
  )
}
