import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";
import { startTextSize } from "./text-size.svelte.ts";
import { startTheme } from "./theme.svelte.ts";
import { startTwice } from "./twice.ts";

startTheme();
startTextSize();
startTwice();
const target = document.getElementById("app");
if (target) mount(App, { target });
