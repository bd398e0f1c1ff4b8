import type { ColorSettings } from '@grandstand/contract'
import { colorVariables, contrast, inScheme } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { colorsOfLogo } from '../../../platform/color-of-logo.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { contentListQuery } from './content-queries.ts'
import styles from './look-help.module.css'
import { type Palette, palettesOf, presets, readColors } from './palettes.ts'

interface LookHelpProps {
  channel: string
  value: Record<string, unknown>
  isReadOnly: boolean
  onChoose: (palette: Palette) => void
}

/** Palettes out of the logo and ready ones, and what becomes of the chosen colours in the light and in the dark. */
export function LookHelp({ channel, value, isReadOnly, onChoose }: LookHelpProps) {
  const { words, fill } = useI18n()
  const say = words.content.look
  const own = useLogoColors(channel)
  const colors = readColors(value)
  const swatches = (palettes: readonly (readonly [string, Palette])[]) => (
    <div className={styles.palettes}>
      {palettes.map(([name, palette]) => (
        <button
          key={`${name} ${Object.values(palette).join()}`}
          className={styles.palette}
          type="button"
          aria-label={fill(say.choose, { name })}
          style={{ background: palette['body-background'] }}
          onClick={() => onChoose(palette)}
        >
          {(['header-background', 'primary', 'body-text'] as const).map(part => (
            <i key={part} style={{ background: palette[part] }} />
          ))}
        </button>
      ))}
    </div>
  )
  return (
    <div className={styles.help}>
      {!isReadOnly && own.length > 0 && (
        <section className="stack-2">
          <h2 className={styles.title}>{say.fromLogo}</h2>
          {swatches(own.flatMap(color => palettesOf(color).map(palette => [color, palette] as const)))}
        </section>
      )}
      {!isReadOnly && (
        <section className="stack-2">
          <h2 className={styles.title}>{say.presets}</h2>
          {swatches(
            (['night', 'paper', 'navy', 'forest'] as const).map(
              name => [say.names[name], presets[name]] as const,
            ),
          )}
        </section>
      )}
      {colors && (
        <div className={styles.samples}>
          {(['dark', 'light'] as const).map(scheme => (
            <Sample key={scheme} scheme={scheme} colors={colors} />
          ))}
        </div>
      )}
    </div>
  )
}

/** A small page of the channel. */
function Sample({ scheme, colors }: { scheme: 'dark' | 'light'; colors: ColorSettings }) {
  const { words, fill, number } = useI18n()
  const say = words.content.look
  const shown = inScheme(colors, scheme)
  const ratio = contrast(shown['body-text'], shown['body-background'])
  return (
    <figure className={styles.sample}>
      <div className={styles.page} style={colorVariables(shown)} aria-hidden>
        <div className={styles.header}>{say.sampleHeader}</div>
        <div className={styles.body}>
          <span className={styles.live}>{say.sampleLive}</span>
          <strong>{say.sampleTitle}</strong>
          <span className={styles.quiet}>{say.sampleText}</span>
          <span className={styles.action}>{say.sampleAction}</span>
        </div>
        <div className={styles.footer}>{say.sampleFooter}</div>
      </div>
      <figcaption className={ratio < 4.5 ? 'meta problem strong' : 'meta quiet'}>
        {fill(ratio < 4.5 ? say.hard : say.easy, {
          scheme: say[scheme],
          ratio: number(Math.round(ratio * 10) / 10),
        })}
      </figcaption>
    </figure>
  )
}

/** The colours that the logo is known by. */
function useLogoColors(channel: string): string[] {
  const { language } = useI18n()
  const settings = useQuery(contentListQuery(useClient(), { channel, kind: 'settings' }, language))
  const path = settings.data?.items[0]?.value.logo
  const url = typeof path === 'string' ? settings.data?.pictures[path] : undefined
  const colors = useQuery({
    queryKey: ['logo-colors', url],
    queryFn: async ({ signal }) => colorsOfLogo(await (await fetch(url ?? '', { signal })).blob()),
    enabled: url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return colors.data ?? []
}
