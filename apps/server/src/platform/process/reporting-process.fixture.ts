import { AggregatorRegistry, Gauge, Registry } from 'prom-client'
import { announceReady, metricsOfAll } from './processes.ts'

/** A server process that requests all metrics twice and exits with 50 + the number of own reports before the second reply. */
const register = new Registry()
let told = 0
register.registerMetric(new Gauge({ name: 'told', help: 'Times', registers: [], collect: () => void told++ }))
AggregatorRegistry.setRegistries(register)
void new AggregatorRegistry()
announceReady('nowhere')
await metricsOfAll()
const before = told
await metricsOfAll()
process.exit(50 + told - before)
