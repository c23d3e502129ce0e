import { serveJobs } from '../../../platform/process/workers/serve-jobs.ts'
import { readSchedule } from './read-schedule.ts'
import type { ScheduleJob } from './read-schedule.ts'
import { ScheduleRefused } from './schedule-problems.ts'
import type { ReadSchedule, SCHEDULE_REFUSALS } from './schedule-problems.ts'

// Worker process that reads sailing schedules.

export type ScheduleAnswer = ReadSchedule | { refused: keyof typeof SCHEDULE_REFUSALS }

serveJobs<ScheduleJob, ScheduleAnswer>(async (job) => {
  try {
    return await readSchedule(job)
  } catch (error) {
    if (error instanceof ScheduleRefused) return { refused: error.code }
    throw error
  }
})
