import { LateFilm } from './late-film.tsx'
import { LatePicture } from './late-image.tsx'
import type { HeroSlide, Picture, ShellWords } from './shell-types.ts'
import { sourceSet } from './source-set.ts'

interface HeroSlideProps {
  slide: HeroSlide
  /** The first picture is the page's largest element, so it loads before all others. */
  first: boolean
  /** Below what the page begins with. */
  isBelow: boolean
  /** It is about to be shown, or was: the pictures of later slides wait. */
  isReached: boolean
  position: string | undefined
  words: ShellWords
}

export function HeroSlideView({ slide, first, isBelow, isReached, position, words }: HeroSlideProps) {
  const { badge, title, text, image, video, link } = slide
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of form fields
    <div
      className="hero__slide"
      role="group"
      aria-roledescription={position && 'slide'}
      aria-label={position ?? title}
    >
      <div className="hero__media">
        {image && isReached && isBelow && (
          <LatePicture className="hero__image" picture={image} sizes="100vw" />
        )}
        {image && isReached && !isBelow && <SlidePicture image={image} first={first} />}
        {image && !isReached && (
          <noscript>
            <SlidePicture image={image} first={first} />
          </noscript>
        )}
        {video && isReached && <LateFilm key={video} address={video} words={words} />}
      </div>
      <div className="hero__content">
        {badge && <p className="badge">{badge}</p>}
        <h2 className="hero__title">{title}</h2>
        {text && <p className="hero__text">{text}</p>}
        {link && (
          <p className="hero__actions">
            <a className="button button--primary" href={link.url}>
              {link.label}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

function SlidePicture({ image, first }: { image: Picture; first: boolean }) {
  return (
    <img
      className="hero__image"
      src={image.url}
      srcSet={sourceSet(image)}
      sizes="100vw"
      width={image.width}
      height={image.height}
      alt=""
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? 'sync' : 'async'}
    />
  )
}
