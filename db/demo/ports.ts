export const ports: any[] = []
