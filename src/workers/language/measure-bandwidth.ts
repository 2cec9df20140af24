const bufferBytes = 32 * 1024 * 1024;
const rounds = 8;
const invocations = 64 * 1024;

/** Adds up everything that lies in a buffer: reads every byte of it once. */
const shader = `
@group(0) @binding(0) var<storage, read> source: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> sums: array<f32>;
@compute @workgroup_size(64) fn add(@builtin(global_invocation_id) id: vec3<u32>) {
  var sum = vec4<f32>(0.0);
  for (var at = id.x; at < arrayLength(&source); at += ${invocations}u) { sum += source[at]; }
  sums[id.x] = sum.x + sum.y + sum.z + sum.w;
}`;

/**
 * How many bytes a second this device's graphics processor reads from its memory: what decides how fast a language model writes. Takes some
 * tenths of a second; undefined where there is none.
 */
export async function measureGraphicsBandwidth(): Promise<number | undefined> {
  const { gpu } = navigator as Navigator & { gpu?: GPU };
  const adapter = await gpu?.requestAdapter({ powerPreference: "high-performance" });
  const device = await adapter?.requestDevice();
  if (!device) return undefined;
  try {
    const usage = { storage: 0x80, copySource: 0x4 };
    const source = device.createBuffer({ size: bufferBytes, usage: usage.storage });
    const sums = device.createBuffer({ size: invocations * 4, usage: usage.storage | usage.copySource });
    const pipeline = await device.createComputePipelineAsync({
      layout: "auto",
      compute: { module: device.createShaderModule({ code: shader }), entryPoint: "add" },
    });
    const bindGroup = device.createBindGroup({
      layout: pipeline.getBindGroupLayout(0),
      entries: [source, sums].map((buffer, binding) => ({ binding, resource: { buffer } })),
    });
    const run = async (times: number) => {
      const encoder = device.createCommandEncoder();
      const pass = encoder.beginComputePass();
      pass.setPipeline(pipeline);
      pass.setBindGroup(0, bindGroup);
      for (let time = 0; time < times; time++) pass.dispatchWorkgroups(invocations / 64);
      pass.end();
      device.queue.submit([encoder.finish()]);
      await device.queue.onSubmittedWorkDone();
    };
    // The first time the shader is made ready.
    await run(1);
    const started = performance.now();
    await run(rounds);
    return (rounds * bufferBytes * 1000) / (performance.now() - started);
  } finally {
    device.destroy();
  }
}

function addUp(source: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < source.length; at++) sum += source[at] ?? 0;
  return sum;
}

/** The same for the processor, in one thread of it. */
export function measureProcessorBandwidth(): number {
  const source = new Float64Array(bufferBytes / 8);
  // The first times the loop is made fast.
  const sums = [addUp(source), addUp(source)];
  const started = performance.now();
  sums.push(addUp(source));
  const passed = Math.max(performance.now() - started, 0.1);
  // Whoever never reads the sums would let the engine leave the loop out.
  return sums.every((sum) => sum === 0) ? (bufferBytes * 1000) / passed : 0;
}
