import { TextField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { GamePart } from './game-part.ts'

type Texts = 'title' | 'description'

/** Title and description in each language of the channel. */
export function GameTexts({ hasTitles, ...part }: GamePart & { hasTitles: boolean }) {
  return (
    <div className="stack-4">
      {hasTitles && <SpokenFields {...part} of="title" />}
      <SpokenFields {...part} of="description" />
    </div>
  )
}

/** One text in each language of the channel. */
export function SpokenFields({ draft, set, choices, field, of }: GamePart & { of: Texts }) {
  const { words, fill, language } = useI18n()
  const say = words.games
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return choices.languages.map((code, at) => (
    <TextField
      key={code}
      {...field(`${of}.${code}`)}
      label={fill(say[of], { language: names.of(code) ?? code })}
      hint={of === 'title' && at === 0 && draft.kind === 'pair' ? say.titleHint : undefined}
      {...(of === 'description' && { rows: 2 })}
      value={draft[of][code] ?? ''}
      onText={text => {
        const texts = { ...draft[of], [code]: text }
        set(of === 'title' ? { title: texts } : { description: texts })
      }}
      autoComplete="off"
    />
  ))
}
