import { useEffect, useRef } from 'react'
import { useShell } from '../../api/shell.ts'
import type { Bars } from './draw-chart.ts'

/** A bar chart on a canvas, drawn once its library is loaded. The table beside it has the same numbers. */
export function BarChart({ label, isTall, bars }: { label: string; isTall: boolean; bars: Bars }) {
  const { report } = useShell()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let remove: (() => void) | undefined
    let isGone = false
    const draw = async () => {
      const { drawBars } = await import('./draw-chart.ts')
      if (!isGone && canvas.current) remove = drawBars(canvas.current, bars)
    }
    draw().catch(report)
    return () => {
      isGone = true
      remove?.()
    }
  }, [bars, report])
  return (
    <div className={isTall ? 'chart tall' : 'chart'}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  )
}
