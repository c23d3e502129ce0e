import { useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent, MouseEvent } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useInBrowser } from '../../performance/in-browser.ts'
import { useMessages } from '../../api/shell.ts'
import { Arrows } from './arrows.tsx'
import type { CardData } from './card-data.ts'
import type { CarDetails } from './car-data.ts'
import { largestOf, NoPicture, Picture } from './picture.tsx'
import { goTo, placeOf, stepOf } from './slides.ts'
import type { ViewerProps } from './viewer.tsx'

/** Number of thumbnails besides the link to all. */
const THUMBS = 5
// 960 px suffice at a phone's three dots per px, so a smaller width is declared.
const MAIN_SIZES = '(max-width: 743px) 80vw, (max-width: 1023px) 94vw, 62vw'
const THUMB_SIZES = '130px'

/**
 * The pictures of a car as a scroll-snap strip with thumbnails, which works by touch, keyboard and without
 * script. Script adds arrows, a counter, and the viewer on demand.
 */
export function Gallery({ pictures, card, name }: { pictures: CarDetails['pictures']; card: CardData; name: string }) {
  const { car: t, names, close } = useMessages()
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  // Read from the strip, so that the list is not sent twice.
  const isInBrowser = useInBrowser()
  const [enlarged, setEnlarged] = useState<{ Viewer: ComponentType<ViewerProps>; first: number }>()
  if (!pictures.length) {
    return (
      <section className="gallery" aria-label={t.gallery}>
        <div className="main">
          <NoPicture body={card.body} />
        </div>
      </section>
    )
  }
  const last = pictures.length - 1
  const shown = pictures[current]
  const show = (index: number) => goTo(strip.current, index)
  const words = (index: number) => {
    const view = pictures[index]?.view
    return (view && names.view[view]) || ''
  }
  const label = (index: number) => (words(index) ? t.pictureNamed(index + 1, words(index)) : t.pictureNumber(index + 1))
  const caption = (index: number) => [t.pictureOf(index + 1, pictures.length), words(index)].filter(Boolean).join('. ')
  const follows = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('all-pictures')?.hidePopover?.()
    show(index)
  }
  const turn = (event: KeyboardEvent) => {
    // Computed from the strip: the last render may lag behind.
    const index = stepOf(event, placeOf(strip.current), last)
    if (index === undefined) return
    event.preventDefault()
    show(index)
  }
  const enlarge = (index: number) => async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      const { Viewer } = await import('./viewer.tsx')
      setEnlarged({ Viewer, first: index })
    } catch {
      location.assign(href)
    }
  }
  const thumb = (index: number) => {
    const picture = pictures[index]
    return (
      picture && (
        <a
          key={picture.url}
          href={`#picture-${index + 1}`}
          onClick={follows(index)}
          aria-current={index === current || undefined}
        >
          <Picture picture={picture} alt={label(index)} sizes={THUMB_SIZES} upTo={320} order="later" body={card.body} />
        </a>
      )
    )
  }
  return (
    <section className="gallery" aria-label={t.gallery}>
      <div className="main">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys turn the pictures of the strip that has the focus */}
        <div
          className="slides"
          ref={strip}
          onScroll={() => setCurrent(placeOf(strip.current))}
          onKeyDown={turn}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region has to be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label={t.gallery}
        >
          {pictures.map((picture, index) => (
            <figure key={picture.url} id={`picture-${index + 1}`}>
              {picture.placeholder && <img className="blur" src={picture.placeholder} alt="" />}
              {/* By keyboard the button below does the same. */}
              <a href={largestOf(picture)} tabIndex={-1} onClick={enlarge(index)}>
                <Picture
                  picture={picture}
                  alt={[name, words(index)].filter(Boolean).join(', ')}
                  sizes={MAIN_SIZES}
                  body={card.body}
                  order={index === 0 ? 'first' : 'later'}
                />
              </a>
              <figcaption>
                <span>{caption(index)}</span>
                {picture.isIllustration && <span>{t.illustrationNote}</span>}
              </figcaption>
            </figure>
          ))}
        </div>
        <Arrows current={current} last={last} show={show} texts={t} />
        {shown && (
          <a className="enlarge" href={largestOf(shown)} onClick={enlarge(current)}>
            {t.enlarge}
          </a>
        )}
        <p className="vh" aria-live="polite">
          {current > 0 && caption(current)}
        </p>
      </div>
      {last > 0 && (
        <div className="thumbs">
          {pictures.slice(0, THUMBS).map((_, index) => thumb(index))}
          {pictures.length > THUMBS && (
            <button className="all scripted" type="button" popoverTarget="all-pictures" disabled={!isInBrowser}>
              {t.allPictures(pictures.length)}
            </button>
          )}
        </div>
      )}
      {pictures.length > THUMBS && (
        <div id="all-pictures" popover="auto" className="all-pictures">
          <div className="sheet-head">
            <h2>{t.allPictures(pictures.length)}</h2>
            <button className="btn quiet" type="button" popoverTarget="all-pictures" popoverTargetAction="hide">
              <Icon name="close" />
              {close}
            </button>
          </div>
          <div className="thumbs">{isInBrowser && pictures.map((_, index) => thumb(index))}</div>
        </div>
      )}
      {enlarged && (
        <enlarged.Viewer
          pictures={pictures}
          first={enlarged.first}
          caption={caption}
          name={name}
          onClose={(index) => {
            setEnlarged(undefined)
            show(index)
          }}
        />
      )}
    </section>
  )
}
