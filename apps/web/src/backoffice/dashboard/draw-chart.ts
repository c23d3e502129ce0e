import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js'

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip)

/** Names of colours in the style sheet. */
type Ink = '--ink-900' | '--ink-600' | '--line-strong' | '--teal' | '--amber'
export interface Bars {
  labels: readonly string[]
  series: readonly { label: string; ink: Ink; values: readonly number[] }[]
  /** Stacked series. */
  isStacked?: boolean
  /** Horizontal bars, for names. */
  isLying?: boolean
  said(value: number): string
}

/** Draws bars into a canvas and returns the function that removes them. */
export function drawBars(
  canvas: HTMLCanvasElement,
  { labels, series, isStacked = false, isLying = false, said }: Bars,
) {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const font = { family: token('--sans'), size: 13 }
  const figures = {
    stacked: isStacked,
    beginAtZero: true,
    border: { display: false },
    grid: { color: token('--line') },
    ticks: {
      color: token('--ink-700'),
      font,
      precision: 0,
      maxTicksLimit: 6,
      callback: (value: unknown) => said(Number(value)),
    },
  }
  const names = {
    stacked: isStacked,
    border: { color: token('--ink-900') },
    grid: { display: false },
    ticks: { color: token('--ink-700'), font, autoSkip: !isLying },
  }
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: [...labels],
      datasets: series.map(({ label, ink, values }) => ({
        label,
        data: [...values],
        backgroundColor: token(ink),
        maxBarThickness: 32,
      })),
    },
    options: {
      indexAxis: isLying ? 'y' : 'x',
      maintainAspectRatio: false,
      // No animation.
      animation: false,
      scales: isLying ? { x: figures, y: names } : { x: names, y: figures },
      plugins: {
        legend: {
          display: series.length > 1,
          position: 'bottom',
          labels: { color: token('--ink-900'), font, boxWidth: 14, boxHeight: 14 },
        },
        tooltip: {
          titleFont: font,
          bodyFont: font,
          cornerRadius: 4,
          backgroundColor: token('--ink-900'),
          callbacks: { label: ({ dataset, raw }) => `${dataset.label ?? ''} ${said(Number(raw))}` },
        },
      },
    },
  })
  return () => chart.destroy()
}
