import { contrast, readableOn } from '@grandstand/rules'
import { type ChangeEvent, useState } from 'react'
import { colorsOfLogo } from '../../../platform/color-of-logo.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './setup.module.css'

const maxBytes = 500_000
const firstColor = '#3b82f6'
/** What a page of the viewer stands on. */
const pageColor = '#0a0d14'

/** The mark and the main colour, which comes out of the mark unless another is chosen. */
export function LogoField({
  problem,
  onLogo,
}: {
  problem: string | undefined
  onLogo: (logo: string | null) => void
}) {
  const { words, fill, number } = useI18n()
  const say = words.setup.create
  const [color, setColor] = useState(firstColor)
  const [picture, setPicture] = useState<string | null>(null)
  const [isLarge, setLarge] = useState(false)

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    const isTooLarge = file !== undefined && file.size > maxBytes
    setLarge(isTooLarge)
    const data = file && !isTooLarge ? await readDataUrl(file) : null
    setPicture(data)
    onLogo(data?.split(',', 2)[1] ?? null)
    if (file && data) setColor((await colorsOfLogo(file))[0] ?? color)
  }

  const ratio = contrast(color, pageColor)
  return (
    <div className={`${styles.logo} row-4 middle`}>
      <label className={`${styles.file} stack-1`}>
        <span>{say.logo}</span>
        <input
          name="logo"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={event => void take(event)}
        />
        <small>{isLarge ? say.logoLarge : (problem ?? say.logoHint)}</small>
      </label>
      {picture && <img className={styles.picture} src={picture} alt={say.logoAlt} />}
      <label className={`${styles.file} stack-1`}>
        <span>{say.color}</span>
        <input name="primary" type="color" value={color} onChange={({ target }) => setColor(target.value)} />
        <small>
          {fill(ratio >= 3 ? say.contrastGood : say.contrastBad, {
            ratio: number(Math.round(ratio * 10) / 10),
          })}
        </small>
      </label>
      <span className={styles.sample} style={{ background: color, color: readableOn(color) }}>
        {say.sample}
      </span>
    </div>
  )
}

function readDataUrl(file: Blob): Promise<string | null> {
  return new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
}
