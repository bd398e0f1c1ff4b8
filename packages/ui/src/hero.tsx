import { nextSlide, previousSlide } from './carousel.ts'
import { fillText } from './fill-text.ts'
import { HeroSlideView } from './hero-slide.tsx'
import { Icon } from './icon.tsx'
import type { HeroSlide, ShellWords } from './shell-types.ts'
import { useCarousel } from './use-carousel.ts'

export interface HeroProps {
  slides: HeroSlide[]
  words: ShellWords
  /** Below what the page begins with: its pictures wait until they come near. */
  isBelow?: boolean
}

/** The channel's slides. */
export function Hero({ slides, words, isBelow = false }: HeroProps) {
  const count = slides.length
  const { index, reached, playing, show, toggle, trackProps, areaProps } = useCarousel(count)
  if (count === 0) return null
  const several = count > 1
  return (
    <section
      className="hero"
      aria-roledescription={several ? 'carousel' : undefined}
      aria-label={words.highlights}
      {...areaProps}
    >
      <div className="hero__track" tabIndex={several ? 0 : undefined} {...trackProps}>
        {slides.map((slide, at) => (
          <HeroSlideView
            // By place: browsers keep to the slide that they show, also where another has come before it.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            slide={slide}
            first={at === 0 && !isBelow}
            isBelow={isBelow}
            isReached={at <= reached}
            words={words}
            position={several ? fillText(words.slidePosition, { number: at + 1, count }) : undefined}
          />
        ))}
      </div>
      {several && (
        <div className="hero__controls">
          <button
            className="icon-button"
            type="button"
            aria-label={playing ? words.pauseSlides : words.playSlides}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <div className="hero__dots">
            {slides.map((slide, at) => (
              <button
                key={slide.id}
                className="hero__dot"
                type="button"
                aria-label={fillText(words.showSlide, { number: at + 1 })}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => show(at)}
              />
            ))}
          </div>
          <button
            className="icon-button hero__step"
            type="button"
            aria-label={words.previousSlide}
            onClick={() => show(previousSlide(index, count))}
          >
            <Icon name="chevron_left" />
          </button>
          <button
            className="icon-button hero__step"
            type="button"
            aria-label={words.nextSlide}
            onClick={() => show(nextSlide(index, count))}
          >
            <Icon name="chevron_right" />
          </button>
        </div>
      )}
    </section>
  )
}
